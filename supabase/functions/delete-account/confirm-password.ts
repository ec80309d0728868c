import { ApiError, callApi } from '../_shared/call-api.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { tooManyRequests } from '../_shared/errors.ts'
import { AUTH_HEADERS } from '../_shared/auth-headers.ts'
import { wrongPassword } from './errors.ts'
import type { Account } from '../_shared/read-account.ts'

const DEFAULT_WAIT_SECONDS = 60

/** Checks the password by signing in, because the API offers no other way. */
export async function confirmPassword(
  context: FunctionContext,
  account: Account,
  password: string,
): Promise<void> {
  const answer = await callApi(context, '/auth/v1/token?grant_type=password', {
    anonymous: true,
    method: 'POST',
    body: { email: account.email, password },
    headers: AUTH_HEADERS,
  })
  if (answer.status === 429) throw tooManyRequests(answer.retryAfter ?? DEFAULT_WAIT_SECONDS)
  if (answer.code === 'invalid_credentials') throw wrongPassword()
  const session = (answer.body ?? {}) as { access_token?: unknown; user?: { id?: unknown } }
  if (!answer.ok) throw new ApiError('check password', answer)
  if (session.user?.id !== account.id) throw wrongPassword()
  if (typeof session.access_token === 'string') await endSession(context, session.access_token)
}

/** If the removal fails later, the session that the password check opened must not remain. */
async function endSession(context: FunctionContext, token: string): Promise<void> {
  const answer = await callApi(context, '/auth/v1/logout?scope=local', { method: 'POST', token })
  if (!answer.ok) context.log(`the session that checked a password stays: ${answer.status}`)
}
