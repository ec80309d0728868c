import type { FunctionContext } from '../context.ts'
import { readSecret } from '../secrets/read-secrets.ts'

/** The result is also null after a failure, so that the page opens without a link to the notice. */
export async function readNoticeToken(
  context: FunctionContext,
  owner: string,
): Promise<string | null> {
  try {
    const secret = await readSecret(context, owner, 'notice', null)
    if (secret.state === 'unreadable') {
      context.log('the token of a privacy notice was encrypted with another SECRETS_KEY')
    }
    return secret.state === 'saved' ? secret.value : null
  } catch (error) {
    context.log('the token of a privacy notice was not read', error)
    return null
  }
}
