import { ApiError, callApi } from './call-api.ts'
import type { Caller, FunctionContext } from './context.ts'
import { secondFactorRequired, unauthorized } from './errors.ts'

/**
 * The secret key is above row-level security, so the function itself must check the second factor. The rule is in the database
 * (`passed_second_factor`) and is evaluated with the person's own token.
 */
export async function requireSecondFactor(context: FunctionContext, caller: Caller): Promise<void> {
  const answer = await callApi(context, '/rest/v1/rpc/passed_second_factor', {
    token: caller.token,
    method: 'POST',
    body: {},
  })
  if (answer.status === 401) throw unauthorized()
  if (!answer.ok) throw new ApiError('ask for the second factor', answer)
  if (answer.body !== true) throw secondFactorRequired()
}
