/** Specification, platform section 5: 5 to 254 characters, lower-cased and trimmed. */
const MIN_LENGTH = 5
const MAX_LENGTH = 254

/** Something on both sides of one '@'; whether the address exists only a mail can tell. */
const SHAPE = /^[^\s@]+@[^\s@]+$/

/** The address as it is stored and compared, whatever the keyboard made of it. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

export function isEmail(typed: string): boolean {
  const email = normaliseEmail(typed)
  return email.length >= MIN_LENGTH && email.length <= MAX_LENGTH && SHAPE.test(email)
}
