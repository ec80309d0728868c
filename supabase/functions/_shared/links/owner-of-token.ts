import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'
import type { LinkSecret } from '../secrets/binding.ts'
import { hashToken } from './link-token.ts'

/**
 * Returns the agent whose address has this token: that of the notice (PRIV-05), the one to which forms send, or that of the agent's own
 * form (PROS-03). A token opens only its own kind of address.
 */
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
