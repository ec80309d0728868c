import type { Transaction } from '../../database/types.ts'
import { readBanDuration } from './ban-duration.ts'

const A_HUNDRED_YEARS = '876000h'

/** The account keeps its data; every session ends, and nobody can sign in. */
export async function banUser(tx: Transaction, id: string): Promise<void> {
  const until = readBanDuration(A_HUNDRED_YEARS)
  await tx.query(
    `with ended as (delete from auth.sessions where user_id = $1)
     update auth.users set banned_until = $2, updated_at = now() where id = $1`,
    [id, until?.toISOString()],
  )
}

export async function liftBan(tx: Transaction, id: string): Promise<void> {
  await tx.query('update auth.users set banned_until = null, updated_at = now() where id = $1', [
    id,
  ])
}
