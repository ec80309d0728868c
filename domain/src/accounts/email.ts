/** ACC-02: shorter texts are refused before their shape is checked. */
const MIN_LENGTH = 5
const MAX_LENGTH = 254

/** Text on both sides of one '@'. Only a mail can show whether the address exists. */
const SHAPE = /^[^\s@]+@[^\s@]+$/

/** The address as it is stored and compared (ACC-01). */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

export function isEmail(typed: string): boolean {
  const email = normaliseEmail(typed)
  return email.length >= MIN_LENGTH && email.length <= MAX_LENGTH && SHAPE.test(email)
}
