/**
 * Empty text becomes null before any check (section 5), so that the database never holds ''. NUL,
 * which PostgreSQL cannot store, goes with the blanks.
 */
export function emptyToNull(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').replaceAll('\u0000', '').trim()
  return trimmed === '' ? null : trimmed
}

/** As PostgreSQL's char_length counts: an emoji is one. */
export function characterCount(text: string): number {
  return Array.from(text).length
}
