import { CLIENT_NOTES_LIMIT } from '../clients/index.ts'
import { characterCount } from '../fields/index.ts'

export interface FittedNotes {
  notes: string | null
  /** What the notes have no room for; it becomes an interaction of the client. */
  leftover: string | null
}

/** An interaction's description has room for this much. */
export const LEFTOVER_LIMIT = 5000

/** Line after line into the notes while there is room, the rest beside them: nothing is cut and nothing is lost. */
export function fitNotes(lines: readonly string[], start: FittedNotes = NOTHING): FittedNotes {
  let { notes, leftover } = start
  for (const line of lines) {
    const joined: string = notes === null ? line : `${notes}\n${line}`
    if (characterCount(joined) <= CLIENT_NOTES_LIMIT) notes = joined
    else leftover = leftover === null ? line : `${leftover}\n${line}`
  }
  return { notes, leftover }
}

const NOTHING: FittedNotes = { notes: null, leftover: null }
