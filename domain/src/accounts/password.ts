/** ACC-03: the minimum length of a password. */
export const PASSWORD_MIN = 6
const PASSWORD_MAX = 72

export type PasswordFault = 'too-short' | 'too-long'

/** Every form that takes a password trims it, because the sign-in form does; an untrimmed password could never match. */
export function normalisePassword(typed: string): string {
  return typed.trim()
}

/** The limit counts bytes, because bcrypt ignores all bytes after the 72nd. */
export function passwordFault(typed: string): PasswordFault | undefined {
  const password = normalisePassword(typed)
  if (Array.from(password).length < PASSWORD_MIN) return 'too-short'
  if (utf8Length(password) > PASSWORD_MAX) return 'too-long'
  return undefined
}

function utf8Length(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => sum + bytesOf(character.codePointAt(0) ?? 0),
    0,
  )
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
