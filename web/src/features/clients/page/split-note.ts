const SUBJECT_LIMIT = 200

/** A note as an interaction keeps it: its first line is the subject, unless that is too long for one. */
export function splitNote(
  typed: string,
  fallback: string,
): { subject: string; description: string | null } {
  const text = typed.trim()
  const [first = '', ...rest] = text.split('\n')
  if (Array.from(first).length > SUBJECT_LIMIT) return { subject: fallback, description: text }
  return { subject: first.trim(), description: rest.join('\n').trim() || null }
}
