/** PROP-26: these titles and locations mark a local copy that lacks the value. */
import { UNTITLED } from '../messages.ts'

export const STORED_DEFAULTS = { title: 'Untitled Property', location: 'Unknown Location' } as const

export function shownTitle(stored: string): string
export function shownTitle(stored: string | null): string | null
export function shownTitle(stored: string | null): string | null {
  return stored === STORED_DEFAULTS.title ? UNTITLED : stored
}

export function shownLocation(stored: string): string {
  return stored === STORED_DEFAULTS.location ? '' : stored
}
