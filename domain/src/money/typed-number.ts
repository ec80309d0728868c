/** The value is the typed text if that text could not be read as a number. */
export type TypedNumber = number | string | null

export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'read'; value: number; note: string | null }
  | { kind: 'unread'; fault: string }

/** While the person types, calculations treat an unreadable text as empty. */
export function numberOrNull(typed: TypedNumber | undefined): number | null {
  return typeof typed === 'number' ? typed : null
}
