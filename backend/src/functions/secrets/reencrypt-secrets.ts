import { bindingOf } from '../../../../supabase/functions/_shared/secrets/binding.ts'
import type { Seal } from '../../database/secrets.ts'
import type { Transaction } from '../../database/types.ts'
import { placeOf, SECRETS, type StoredSecret } from './open-secrets.ts'

export async function reencryptSecrets(
  tx: Transaction,
  from: Seal,
  to: Seal,
): Promise<{ changed: number; unreadable: number }> {
  const { rows } = await tx.query<StoredSecret>(
    `${SECRETS} where secret.ciphertext is not null for update of secret`,
  )
  let changed = 0
  for (const row of rows) {
    const binding = bindingOf(placeOf(row))
    const secret = await from.decrypt(row.ciphertext, binding)
    if (secret === undefined) continue
    await tx.query('update public.user_secrets set ciphertext = $2 where id = $1', [
      row.id,
      await to.encrypt(secret, binding),
    ])
    changed += 1
  }
  return { changed, unreadable: rows.length - changed }
}
