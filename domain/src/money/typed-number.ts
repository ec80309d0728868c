/** The value of a number field: the number that was read, the typed text when it could not be read, or null when empty. */
export type TypedNumber = number | string | null

export type NumberReading =
  | { kind: 'empty' }
  /** The note repeats the number where the typed text does not make it obvious. */
  | { kind: 'read'; value: number; note: string | null }
  | { kind: 'unread'; fault: string }

/** For calculations while the person types: a text that is not a number yet counts as empty. */
export function numberOrNull(typed: TypedNumber | undefined): number | null {
  return typeof typed === 'number' ? typed : null
}
