const SUBJECT_LIMIT = 200

/** Splits a note into the subject (its first line, unless that is too long) and the description (CLIENT-19). */
export function splitNote(
  typed: string,
  fallback: string,
): { subject: string; description: string | null } {
  const text = typed.trim()
  const [first = '', ...rest] = text.split('\n')
  if (Array.from(first).length > SUBJECT_LIMIT) return { subject: fallback, description: text }
  return { subject: first.trim(), description: rest.join('\n').trim() || null }
}
