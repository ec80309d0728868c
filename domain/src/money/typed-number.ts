/** The typed text is the value if it could not be read. */
export type TypedNumber = number | string | null

export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'read'; value: number; note: string | null }
  | { kind: 'unread'; fault: string }

/** For calculations while the person types, an unreadable text counts as empty. */
export function numberOrNull(typed: TypedNumber | undefined): number | null {
  return typeof typed === 'number' ? typed : null
}
