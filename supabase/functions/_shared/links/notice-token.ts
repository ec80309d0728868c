import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'
import { readSecret } from '../secrets/read-secrets.ts'
import { hashToken } from './link-token.ts'

/** A notice's token identifies its agent (PRIV-05). */
export async function ownerOfNotice(
  context: FunctionContext,
  token: string,
): Promise<string | undefined> {
  const [secret] = await selectRows<{ user_id: string }>(context, 'user_secrets', {
    token_hash: `eq.${await hashToken(token)}`,
    select: 'user_id',
  })
  return secret?.user_id
}

/** Null also stands for a failure, so that the page opens without the notice's address. */
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
