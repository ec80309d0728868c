import type { Transaction } from '../../database/types.ts'
import { USER_JSON, type UserRecord, type UserRow } from './user-record.ts'

export async function findUserByEmail(
  tx: Transaction,
  email: string,
): Promise<UserRecord | undefined> {
  const { rows } = await tx.query<UserRow>(
    `select ${USER_JSON} as "user" from auth.users u where u.email = $1 and not u.is_sso_user`,
    [email],
  )
  return rows[0]?.user
}

export async function findUserById(tx: Transaction, id: string): Promise<UserRecord | undefined> {
  const { rows } = await tx.query<UserRow>(
    `select ${USER_JSON} as "user" from auth.users u where u.id = $1`,
    [id],
  )
  return rows[0]?.user
}
