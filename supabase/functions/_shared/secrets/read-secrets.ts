import { ApiError, callApi } from '../call-api.ts'
import type { FunctionContext } from '../context.ts'
import { selectRows } from '../rest.ts'
import { bindingOf, type SecretName } from './binding.ts'
import { decryptSecret, encryptSecret } from './cipher.ts'
import { secretsKeyOf } from './secrets-key.ts'

export type Secret = { state: 'none' } | { state: 'unreadable' } | { state: 'saved'; value: string }

interface SecretRow {
  name: SecretName
  ciphertext: string | null
  plain_text: string | null
  updated_at: string
}

export async function readSecret(
  context: FunctionContext,
  owner: string,
  name: SecretName,
  siteUrl: string | null,
): Promise<Secret> {
  const [row] = await selectRows<SecretRow>(context, 'user_secrets', {
    user_id: `eq.${owner}`,
    name: `eq.${name}`,
    select: 'name,ciphertext,plain_text,updated_at',
  })
  if (!row) return { state: 'none' }
  const key = await secretsKeyOf(context)
  const binding = bindingOf({ owner, name, siteUrl })
  if (row.plain_text !== null) {
    await replacePlain(context, owner, row, await encryptSecret(key, row.plain_text, binding))
    return { state: 'saved', value: row.plain_text }
  }
  const value = await decryptSecret(key, row.ciphertext ?? '', binding)
  return value === undefined ? { state: 'unreadable' } : { state: 'saved', value }
}

/** An SQL function stored this value unencrypted, because SQL has no key. If the value was saved again meanwhile, the newer one stays. */
async function replacePlain(
  context: FunctionContext,
  owner: string,
  { name, updated_at: updatedAt }: SecretRow,
  ciphertext: string,
): Promise<void> {
  const query = new URLSearchParams({
    user_id: `eq.${owner}`,
    name: `eq.${name}`,
    updated_at: `eq.${updatedAt}`,
  })
  const answer = await callApi(context, `/rest/v1/user_secrets?${query.toString()}`, {
    method: 'PATCH',
    body: { ciphertext, plain_text: null },
    headers: { prefer: 'return=minimal' },
  })
  if (!answer.ok) throw new ApiError('encrypt an older secret', answer)
}
