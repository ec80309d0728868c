import { ApiError, callApi } from '../_shared/call-api.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { insertOnce } from '../_shared/rest.ts'
import { bindingOf, type SecretName } from '../_shared/secrets/binding.ts'
import { encryptSecret } from '../_shared/secrets/cipher.ts'
import { secretsKeyOf } from '../_shared/secrets/secrets-key.ts'
import type { Changes } from './read-question.ts'

export async function saveSecrets(
  context: FunctionContext,
  owner: string,
  siteUrl: string | null,
  { site, ai }: Changes,
): Promise<void> {
  const entries = Object.entries({ site, ai }) as [SecretName, string | null | undefined][]
  const removed = entries.filter(([, secret]) => secret === null).map(([name]) => name)
  const given = entries.filter((entry): entry is [SecretName, string] => Boolean(entry[1]))
  if (given.length > 0) {
    const key = await secretsKeyOf(context)
    const rows = given.map(async ([name, secret]) => ({
      user_id: owner,
      name,
      ciphertext: await encryptSecret(key, secret, bindingOf({ owner, name, siteUrl })),
      plain_text: null,
    }))
    await insertOnce(context, 'user_settings', 'user_id', { user_id: owner })
    await upsert(context, await Promise.all(rows))
  }
  if (removed.length > 0) await remove(context, owner, removed)
}

async function upsert(context: FunctionContext, rows: Record<string, unknown>[]): Promise<void> {
  const answer = await callApi(context, '/rest/v1/user_secrets?on_conflict=user_id,name', {
    method: 'POST',
    body: rows,
    headers: { prefer: 'resolution=merge-duplicates,return=minimal' },
  })
  if (!answer.ok) throw new ApiError('save secrets', answer)
}

async function remove(context: FunctionContext, owner: string, names: SecretName[]): Promise<void> {
  const query = new URLSearchParams({ user_id: `eq.${owner}`, name: `in.(${names.join(',')})` })
  const answer = await callApi(context, `/rest/v1/user_secrets?${query.toString()}`, {
    method: 'DELETE',
    headers: { prefer: 'return=minimal' },
  })
  if (!answer.ok) throw new ApiError('remove secrets', answer)
}
