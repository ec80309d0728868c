import type { Transaction } from '../../database/types.ts'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { changePassword } from '../passwords/change-password.ts'
import { checkEmail } from '../users/check-email.ts'
import { checkPhone } from '../users/check-phone.ts'
import { isDuplicateEmail } from '../users/create-user.ts'
import { saveEmailIdentity } from '../users/email-identity.ts'
import { emailExists, phoneDisabled } from '../errors.ts'
import { mergeMetadata } from '../users/merge-metadata.ts'
import { presentUser } from '../users/present-user.ts'
import { readBody } from '../read-body.ts'
import { readBanDuration } from './ban-duration.ts'
import { loadUser, userIdOf } from './get-user.ts'
import { readPasswordHash, userAttributes } from './user-attributes.ts'

interface ColumnChanges {
  email: string
  confirm: boolean
  role: string
  bannedUntil: Date | null | undefined
}

export function updateUserAsAdmin({ database, passwords }: AuthServices): AuthHandler {
  return async (c) => {
    const id = userIdOf(c)
    const given = await readBody(c, userAttributes)
    if (given.phone !== '') {
      checkPhone(given.phone)
      throw phoneDisabled(400, 'Phone logins are disabled')
    }
    const changes: ColumnChanges = {
      email: given.email === '' ? '' : checkEmail(given.email),
      confirm: given.email_confirm ?? false,
      role: given.role,
      bannedUntil: readBanDuration(given.ban_duration),
    }
    await database.asOwner((tx) => loadUser(tx, id))
    const passwordHash = await readPasswordHash(given, passwords)
    const user = await database
      .asOwner(async (tx) => {
        await updateColumns(tx, id, changes)
        if (passwordHash) await changePassword(tx, id, passwordHash)
        if (given.user_metadata)
          await mergeMetadata(tx, id, 'raw_user_meta_data', given.user_metadata)
        if (given.app_metadata) await mergeMetadata(tx, id, 'raw_app_meta_data', given.app_metadata)
        return loadUser(tx, id)
      })
      .catch((error: unknown) => {
        throw isDuplicateEmail(error) ? emailExists() : error
      })
    return c.json(presentUser(user))
  }
}

// An anonymous account becomes a regular one with its first address.
const UPDATE = `
  update auth.users set updated_at = now(),
    email = case when $2 = '' then email else $2 end,
    email_confirmed_at = case when $3 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
    raw_user_meta_data = case when $3 then coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
      else raw_user_meta_data end,
    is_anonymous = is_anonymous and $2 = '',
    raw_app_meta_data = case when is_anonymous and $2 <> ''
      then coalesce(raw_app_meta_data, '{}') || '{"provider": "email", "providers": ["email"]}' else raw_app_meta_data end,
    role = case when $4 = '' then role else $4 end,
    banned_until = case when $5 then $6::timestamptz else banned_until end
  where id = $1`

async function updateColumns(tx: Transaction, id: string, changes: ColumnChanges): Promise<void> {
  const { email, confirm, role, bannedUntil } = changes
  const until = bannedUntil?.toISOString() ?? null
  await tx.query(UPDATE, [id, email, confirm, role, bannedUntil !== undefined, until])
  if (email !== '') await saveEmailIdentity(tx, id, { email })
}
