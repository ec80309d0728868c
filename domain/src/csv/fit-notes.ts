import { CLIENT_FIELDS } from '../clients/index.ts'
import { characterCount } from '../fields/index.ts'

export interface FittedNotes {
  notes: string | null
  /** IMPORT-22: the part of the texts that does not fit into the notes becomes an interaction of the client. */
  leftover: string | null
}

/** The column interactions.description accepts this many characters. */
export const LEFTOVER_LIMIT = 5000

export function fitNotes(lines: readonly string[], start: FittedNotes = NOTHING): FittedNotes {
  let { notes, leftover } = start
  for (const line of lines) {
    const joined: string = notes === null ? line : `${notes}\n${line}`
    if (characterCount(joined) <= CLIENT_FIELDS.notes.max) notes = joined
    else leftover = leftover === null ? line : `${leftover}\n${line}`
  }
  return { notes, leftover }
}

const NOTHING: FittedNotes = { notes: null, leftover: null }
