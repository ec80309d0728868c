import type { Transaction } from '../../database/types.ts'
import type { LinkState } from '../errors.ts'
import { isMailboxProven } from './unproven-access.ts'
import { USER_JSON, type UserRecord } from '../users/user-record.ts'

export async function noteConfirmationLink(
  tx: Transaction,
  userId: string,
  tokenHash: string,
): Promise<void> {
  await tx.query(
    `insert into predio.confirmation_links (token_hash, user_id) values ($1, $2)
     on conflict (token_hash) do nothing`,
    [tokenHash, userId],
  )
}

export async function noteRedeemedLink(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.query(
    'update predio.confirmation_links set redeemed_at = now() where token_hash = $1 and redeemed_at is null',
    [tokenHash],
  )
}

const FIND = `
  select l.redeemed_at is not null as "isRedeemed", ${USER_JSON} as "user"
  from predio.confirmation_links l join auth.users u on u.id = l.user_id
  where l.token_hash = $1`

export async function stateOfLink(
  tx: Transaction,
  tokenHash: string,
): Promise<LinkState | undefined> {
  const { rows } = await tx.query<{ isRedeemed: boolean; user: UserRecord }>(FIND, [tokenHash])
  const link = rows[0]
  if (!link) return undefined
  if (link.isRedeemed) return 'used'
  return isMailboxProven(link.user) ? 'confirmed' : 'expired'
}
