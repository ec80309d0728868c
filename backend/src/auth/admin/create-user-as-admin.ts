import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { checkEmail } from '../users/check-email.ts'
import { checkPhone } from '../users/check-phone.ts'
import { createUser, isDuplicateEmail } from '../users/create-user.ts'
import { emailExists, phoneDisabled, validationFailed } from '../errors.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { isUuid } from '@predio/domain/text'
import { presentUser } from '../users/present-user.ts'
import { readBody } from '../read-body.ts'
import { readBanDuration } from './ban-duration.ts'
import { readPasswordHash, userAttributes, type UserAttributes } from './user-attributes.ts'

/** POST /admin/users opens no session and sends no mail. The user is confirmed only if the request says so. */
export function createUserAsAdmin({ database, passwords }: AuthServices): AuthHandler {
  return async (c) => {
    const given = await readBody(c, userAttributes)
    const email = readAddress(given)
    const bannedUntil = readBanDuration(given.ban_duration) ?? undefined
    if (await database.asOwner((tx) => findUserByEmail(tx, email))) throw emailExists()
    const passwordHash = (await readPasswordHash(given, passwords)) ?? ''
    const user = await database
      .asOwner((tx) =>
        createUser(tx, {
          id: given.id,
          email,
          passwordHash,
          confirmed: given.email_confirm ?? false,
          userMetadata: given.user_metadata,
          appMetadata: given.app_metadata,
          role: given.role || undefined,
          bannedUntil,
        }),
      )
      .catch((error: unknown) => {
        throw isDuplicateEmail(error) ? emailExists() : error
      })
    return c.json(presentUser(user))
  }
}

function readAddress({ email, phone, id }: UserAttributes): string {
  if (phone !== '') {
    checkPhone(phone)
    throw phoneDisabled(400, 'Phone signups are disabled')
  }
  if (email === '') throw validationFailed('Cannot create a user without either an email or phone')
  if (id !== undefined && !isUuid(id))
    throw validationFailed('ID must conform to the uuid v4 format')
  return checkEmail(email)
}
