import { hash, verify } from '@node-rs/bcrypt'
import { isCommonPassword, isOwnEmail } from './common-passwords.ts'
import { validationFailed, weakPassword } from '../errors.ts'

const MIN_CHARACTERS = 6
/** bcrypt ignores what comes after, so two long passwords could be the same. */
const MAX_BYTES = 72

const TOO_SHORT = `Password should be at least ${MIN_CHARACTERS} characters.`

/** GoTrue's words and reason for a password that is known to others. */
const EASY_TO_GUESS =
  'Password is known to be weak and easy to guess, please choose a different one.'

/** Salt and digest of a random string nobody knows: comparing with them costs what a real comparison costs. */
const NOBODY = 'eIaPPNYiJ1E0nD6CUwbpgOMmhbROU6/94UZvS8LI2KnmBMx2M1jvC'

/** `emails` are the account's own, present and new. */
export function checkPassword(password: string, ...emails: (string | null | undefined)[]): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw validationFailed(`Password cannot be longer than ${MAX_BYTES} characters`)
  }
  if (isTooShort(password)) throw weakPassword(TOO_SHORT, ['length'])
  if (isCommonPassword(password) || emails.some((email) => isOwnEmail(password, email))) {
    throw weakPassword(EASY_TO_GUESS, ['pwned'])
  }
}

/** What a sign-in with a password from before the rule is told. */
export function describeWeakness(
  password: string,
): { message: string; reasons: string[] } | undefined {
  return isTooShort(password) ? { message: TOO_SHORT, reasons: ['length'] } : undefined
}

/** bcrypt at the cost of this deployment (`PASSWORD_COST`). */
export interface Passwords {
  hash(password: string): Promise<string>
  matches(password: string, stored: string | null | undefined): Promise<boolean>
}

export function passwordsAt(cost: number): Passwords {
  const nobody = `$2a$${String(cost).padStart(2, '0')}$${NOBODY}`
  return {
    /** `$2a$` as Go writes it; for what fits into 72 bytes `$2b$` is the same function. */
    async hash(password) {
      return (await hash(password, cost)).replace(/^\$2b\$/, '$2a$')
    },
    /** Takes as long for an unknown user or one without a password as for a wrong password. */
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
