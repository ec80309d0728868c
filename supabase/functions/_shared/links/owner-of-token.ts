import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'
import type { LinkSecret } from '../secrets/binding.ts'
import { hashToken } from './link-token.ts'

/** The agent whose address this token is: of the notice (PRIV-05), of what forms send to, of the own form (PROS-03). None opens another. */
export async function ownerOfToken(
  context: FunctionContext,
  name: LinkSecret,
  token: string,
): Promise<string | undefined> {
  const [secret] = await selectRows<{ user_id: string }>(context, 'user_secrets', {
    token_hash: `eq.${await hashToken(token)}`,
    name: `eq.${name}`,
    select: 'user_id',
  })
  return secret?.user_id
}
