const SUBJECT_LIMIT = 200

/** CLIENT-19: the first line of a note is its subject, unless it is too long. */
export function splitNote(
  typed: string,
  fallback: string,
): { subject: string; description: string | null } {
  const text = typed.trim()
  const [first = '', ...rest] = text.split('\n')
  if (Array.from(first).length > SUBJECT_LIMIT) return { subject: fallback, description: text }
  return { subject: first.trim(), description: rest.join('\n').trim() || null }
}
