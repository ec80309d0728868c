import { hash, verify } from '@node-rs/bcrypt'
import { validationFailed, weakPassword } from './errors.ts'

const COST = 10
const MIN_CHARACTERS = 6
/** bcrypt ignores what comes after, so two long passwords could be the same. */
const MAX_BYTES = 72

const TOO_SHORT = `Password should be at least ${MIN_CHARACTERS} characters.`

/** bcrypt of a random string nobody knows: comparing with it costs what a real comparison costs. */
const NOBODY = '$2a$10$eIaPPNYiJ1E0nD6CUwbpgOMmhbROU6/94UZvS8LI2KnmBMx2M1jvC'

export function checkPassword(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw validationFailed(`Password cannot be longer than ${MAX_BYTES} characters`)
  }
  if (isTooShort(password)) throw weakPassword(TOO_SHORT, ['length'])
}

/** What a sign-in with a password from before the rule is told. */
export function describeWeakness(
  password: string,
): { message: string; reasons: string[] } | undefined {
  return isTooShort(password) ? { message: TOO_SHORT, reasons: ['length'] } : undefined
}

/** `$2a$` as Go writes it; for what fits into 72 bytes `$2b$` is the same function. */
export async function hashPassword(password: string): Promise<string> {
  return (await hash(password, COST)).replace(/^\$2b\$/, '$2a$')
}

/** Takes as long for an unknown user or one without a password as for a wrong password. */
export async function matchesPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const matches = await verify(password, isPasswordHash(stored) ? stored : NOBODY)
  return matches && isPasswordHash(stored) && Buffer.byteLength(password) <= MAX_BYTES
}

export function isPasswordHash(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(value)
}

function isTooShort(password: string): boolean {
  return Array.from(password).length < MIN_CHARACTERS
}
