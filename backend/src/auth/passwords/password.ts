import { hash, verify } from '@node-rs/bcrypt'
import { isCommonPassword, isOwnEmail } from './common-passwords.ts'
import { validationFailed, weakPassword } from '../errors.ts'

const MIN_CHARACTERS = 6
/** bcrypt ignores bytes after the 72nd, so two long passwords could count as equal. */
const MAX_BYTES = 72

const TOO_SHORT = `Password should be at least ${MIN_CHARACTERS} characters.`

/** GoTrue uses this text and this reason for a password that appears in public lists. */
const EASY_TO_GUESS =
  'Password is known to be weak and easy to guess, please choose a different one.'

/** This is the digest of a random string that nobody knows: comparing with it takes as long as a real comparison. */
const NOBODY = 'eIaPPNYiJ1E0nD6CUwbpgOMmhbROU6/94UZvS8LI2KnmBMx2M1jvC'

export function checkPassword(password: string, ...emails: (string | null | undefined)[]): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw validationFailed(`Password cannot be longer than ${MAX_BYTES} characters`)
  }
  if (isTooShort(password)) throw weakPassword(TOO_SHORT, ['length'])
  if (isCommonPassword(password) || emails.some((email) => isOwnEmail(password, email))) {
    throw weakPassword(EASY_TO_GUESS, ['pwned'])
  }
}

export function describeWeakness(
  password: string,
): { message: string; reasons: string[] } | undefined {
  return isTooShort(password) ? { message: TOO_SHORT, reasons: ['length'] } : undefined
}

export interface Passwords {
  hash(password: string): Promise<string>
  matches(password: string, stored: string | null | undefined): Promise<boolean>
}

export function passwordsAt(cost: number): Passwords {
  const nobody = `$2a$${String(cost).padStart(2, '0')}$${NOBODY}`
  return {
    /** GoTrue writes `$2a$`; within 72 bytes `$2b$` is the same function. */
    async hash(password) {
      return (await hash(password, cost)).replace(/^\$2b\$/, '$2a$')
    },
    /** The comparison takes as long for an unknown user, or one without a password, as for a wrong password. */
    async matches(password, stored) {
      const matches = await verify(password, isPasswordHash(stored) ? stored : nobody)
      return matches && isPasswordHash(stored) && Buffer.byteLength(password) <= MAX_BYTES
    },
  }
}

export function isPasswordHash(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(value)
}

function isTooShort(password: string): boolean {
  return Array.from(password).length < MIN_CHARACTERS
}
