/**
 * FIELD-01: empty text becomes null before any check, so that the database never contains ''. NUL characters, which PostgreSQL cannot
 * store, are removed too.
 */
export function emptyToNull(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').replaceAll('\u0000', '').trim()
  return trimmed === '' ? null : trimmed
}

/** Like PostgreSQL's char_length, this counts an emoji as one character. */
export function characterCount(text: string): number {
  return Array.from(text).length
}
