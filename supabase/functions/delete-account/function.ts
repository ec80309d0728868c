import { z } from 'zod'
import type { FunctionContext, FunctionDefinition, Limit } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { readBody } from '../_shared/read-body.ts'
import { respondJson } from '../_shared/respond.ts'
import { callerOf } from '../_shared/run-function.ts'
import { confirmPassword } from './confirm-password.ts'
import { passwordMissing } from './errors.ts'
import { readAccount } from '../_shared/read-account.ts'
import { removeFiles } from './remove-files.ts'
import { removeUser } from './remove-user.ts'

/** The auth service limits wrong passwords too, but on Supabase it only sees the function's network address. */
const TRIES: Limit = { name: 'delete-account', per: 'user', max: 10, seconds: 15 * 60 }

const body = z.object({ password: z.string().min(1) })

export const deleteAccount: FunctionDefinition = {
  name: 'delete-account',
  verifyJwt: true,
  methods: ['POST'],
  timeLimitMs: 30_000,
  handle: removeAccount,
}

/**
 * Files are removed first, then the user with all rows by cascade, then files again, because a running upload may have arrived in between.
 * Each step skips what is already removed, so after a failure the same request continues. Once the user is removed, the password can no
 * longer be checked.
 */
async function removeAccount(request: Request, context: FunctionContext): Promise<Response> {
  const caller = callerOf(context)
  const { password } = await readBody(request, body, passwordMissing)
  await enforceLimit(context, TRIES, caller.id)
  const account = await readAccount(context, caller)
  if (account) {
    await confirmPassword(context, account, password)
    await removeFiles(context, caller)
    await removeUser(context, caller.id)
  }
  await removeFiles(context, caller)
  return respondJson({ deleted: true })
}
