import type { Transaction } from '../../database/types.ts'
import { bindingOfFactor, type SecretCipher } from './second-factor.ts'

interface StoredFactor {
  id: string
  user_id: string
  secret: string
}

export async function reencryptFactors(
  tx: Transaction,
  from: SecretCipher,
  to: SecretCipher,
): Promise<{ changed: number; unreadable: number }> {
  const { rows } = await tx.query<StoredFactor>(
    'select id, user_id, secret from auth.mfa_factors where secret is not null for update',
  )
  let changed = 0
  for (const row of rows) {
    const binding = bindingOfFactor(row.user_id, row.id)
    const secret = await from.decrypt(row.secret, binding)
    if (secret === undefined) continue
    await tx.query('update auth.mfa_factors set secret = $2 where id = $1', [
      row.id,
      await to.encrypt(secret, binding),
    ])
    changed += 1
  }
  return { changed, unreadable: rows.length - changed }
}
