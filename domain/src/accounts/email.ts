/** ACC-02: shorter texts are refused before their shape is checked. */
const MIN_LENGTH = 5
const MAX_LENGTH = 254

const SHAPE = /^[^\s@]+@[^\s@]+$/

/** ACC-01: e-mail addresses are stored and compared in this form. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

export function isEmail(typed: string): boolean {
  const email = normaliseEmail(typed)
  return email.length >= MIN_LENGTH && email.length <= MAX_LENGTH && SHAPE.test(email)
}
