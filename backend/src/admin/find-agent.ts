import { normaliseEmail } from '@predio/domain/accounts'
import { findUserByEmail, findUserById } from '../auth/users/find-user.ts'
import { isUuid } from '@predio/domain/text'
import type { UserRecord } from '../auth/users/user-record.ts'
import { AdminError } from './errors.ts'
import { messages } from './messages.ts'
import type { Admin } from './open-admin.ts'

/** An anonymous account has no e-mail address, so the command accepts an account's id too. */
export async function findAgent(
  { database }: Pick<Admin, 'database'>,
  who: string,
): Promise<UserRecord> {
  const agent = await database.asOwner((tx) =>
    isUuid(who) ? findUserById(tx, who) : findUserByEmail(tx, normaliseEmail(who)),
  )
  if (!agent || agent.deleted_at !== null) throw new AdminError(messages.noAgent(who))
  return agent
}

export function nameOf({ email, id }: Pick<UserRecord, 'email' | 'id'>): string {
  return email || id
}
