/** PROP-26: what is shown for a local copy without title or location. */
import { UNTITLED } from '../messages.ts'

/** The defaults of the table's columns; they are stored and never shown. */
export const STORED_DEFAULTS = { title: 'Untitled Property', location: 'Unknown Location' } as const

/** The title of a local copy as a person reads it; without a copy there is no title. */
export function shownTitle(stored: string): string
export function shownTitle(stored: string | null): string | null
export function shownTitle(stored: string | null): string | null {
  return stored === STORED_DEFAULTS.title ? UNTITLED : stored
}

/** The location of a local copy; empty where none is known, as in a listing. */
export function shownLocation(stored: string): string {
  return stored === STORED_DEFAULTS.location ? '' : stored
}
