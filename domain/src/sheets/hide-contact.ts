import type { Identity } from '../identity/index.ts'
import { findMarks } from './find-marks.ts'

export type LineFilter = (text: string) => string | null

/** SHEET-04: leaves out the parts of short texts that tell who the agent is, or a street with its number. */
export function hideContact(identity: Identity): LineFilter {
  const isClean = (text: string) =>
    findMarks(text, identity).every(
      ({ kind, start, end }) =>
        kind === 'capitals' ||
        // Neighbourhoods are called 'Paseo de Montejo' too.
        (kind === 'address' && !/\d/.test(text.slice(start, end))),
    )
  return (text) => {
    if (isClean(text)) return text
    const parts = text
      .split(/\s*[|·•–—,:]\s*|\s+-\s+/)
      .filter((part) => part !== '' && isClean(part))
    const kept = parts.join(', ')
    // Split, a number or a name may have become two harmless halves: what is left is judged as a whole.
    return kept === '' || !isClean(kept) ? null : kept
  }
}
