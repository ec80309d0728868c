import { z } from 'zod'
import { validationFailed } from '../errors.ts'
import { checkPassword, isPasswordHash, type Passwords } from '../passwords/password.ts'
import { metadata, sentText, text } from '../read-body.ts'

export const userAttributes = z.object({
  id: sentText,
  email: text,
  phone: text,
  password: sentText,
  password_hash: sentText,
  email_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  role: text,
  ban_duration: text,
})

export type UserAttributes = z.output<typeof userAttributes>

export async function readPasswordHash(
  given: UserAttributes,
  passwords: Passwords,
): Promise<string | undefined> {
  const { password, password_hash: passwordHash } = given
  if (password && passwordHash) {
    throw validationFailed('Only a password or a password hash should be provided')
  }
  if (passwordHash) {
    if (!isPasswordHash(passwordHash)) throw validationFailed('Unsupported password hash')
    return passwordHash
  }
  if (!password) return undefined
  checkPassword(password)
  return passwords.hash(password)
}
