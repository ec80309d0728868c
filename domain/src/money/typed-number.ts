/** What a number's field holds: the number that was understood, else the text as typed, else nothing. */
export type TypedNumber = number | string | null

/** What a field makes of its text. */
export type NumberReading =
  | { kind: 'empty' }
  /** The note says what was understood where the text alone does not show it. */
  | { kind: 'read'; value: number; note: string | null }
  | { kind: 'unread'; fault: string }

/** For what is calculated while somebody types: a text that is no number yet counts as nothing. */
export function numberOrNull(typed: TypedNumber | undefined): number | null {
  return typeof typed === 'number' ? typed : null
}
