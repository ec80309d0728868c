import { ApiError, callApi } from './call-api.ts'
import type { Caller, FunctionContext } from './context.ts'
import { unauthorized } from './errors.ts'
import { AUTH_HEADERS } from './auth-headers.ts'

export interface Account {
  id: string
  email: string
}

export async function readAccount(
  context: FunctionContext,
  caller: Caller,
): Promise<Account | undefined> {
  const answer = await callApi(context, '/auth/v1/user', {
    token: caller.token,
    headers: AUTH_HEADERS,
  })
  if (answer.code === 'user_not_found') return undefined
  if (answer.status === 401 || answer.status === 403) throw unauthorized()
  const { id, email } = (answer.body ?? {}) as Partial<Account>
  if (!answer.ok || id !== caller.id || !email) throw new ApiError('read user', answer)
  return { id, email }
}
