/**
 * FIELD-01: empty text becomes null before any check, so that the database never holds ''. The NUL character, which
 * PostgreSQL cannot store, is removed too.
 */
export function emptyToNull(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').replaceAll('\u0000', '').trim()
  return trimmed === '' ? null : trimmed
}

/** PostgreSQL's char_length also counts an emoji as one. */
export function characterCount(text: string): number {
  return Array.from(text).length
}
