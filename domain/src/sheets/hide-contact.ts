import type { Identity } from '../identity/index.ts'
import { findMarks } from './find-marks.ts'

export type LineFilter = (text: string) => string | null

/** SHEET-20: parts that reveal the agent, or a street with its number, are omitted. */
export function hideContact(identity: Identity): LineFilter {
  const isClean = (text: string) =>
    findMarks(text, identity).every(
      ({ kind, start, end }) =>
        kind === 'capitals' || (kind === 'address' && !/\d/.test(text.slice(start, end))),
    )
  return (text) => {
    if (isClean(text)) return text
    const parts = text
      .split(/\s*[|·•–—,:]\s*|\s+-\s+/)
      .filter((part) => part !== '' && isClean(part))
    const kept = parts.join(', ')
    // A number or a name may be split over two parts that are harmless alone, so the rest is judged as a whole.
    return kept === '' || !isClean(kept) ? null : kept
  }
}
