import { ApiError, callApi } from '../_shared/call-api.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { AUTH_HEADERS } from '../_shared/auth-headers.ts'

export async function removeUser(context: FunctionContext, userId: string): Promise<void> {
  const answer = await callApi(context, `/auth/v1/admin/users/${userId}`, {
    method: 'DELETE',
    headers: AUTH_HEADERS,
  })
  if (!answer.ok && answer.code !== 'user_not_found') throw new ApiError('delete user', answer)
}
