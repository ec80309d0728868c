import type { Identity } from '../identity/index.ts'
import { parseAddress } from '../properties/index.ts'
import { foldForSearch } from '../text/index.ts'
import { MARK_PATTERNS, SENTENCE_BREAK, type MarkKind } from './mark-patterns.ts'

export interface Mark {
  start: number
  end: number
  kind: MarkKind
}

/** After a cut, two harmless sentences that now meet may be marked, so the text is checked again. No real text needs so many rounds. */
const MAX_CUTS = 10
/** No stored text contains this character, so it can mask the points of sentences. */
const MASK = '\0'

/**
 * SHEET-04: marks the parts that the agent should look at before a colleague gets the text. Because a person decides, some harmless parts
 * are marked too. `places` are known to the colleague anyway and not marked.
 */
export function findMarks(
  text: string,
  identity: Identity,
  places: readonly (string | null)[] = [],
): Mark[] {
  const known = new Set(places.map((place) => foldForSearch(place ?? '')))
  const isKnown = (words: string) =>
    [words, words.replace(/^\p{Lu}\p{L}{0,4}\.?\s+/u, '')].some((each) =>
      known.has(foldForSearch(each)),
    )
  const found = MARK_PATTERNS.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), (match): Mark => {
      const whole = match[0].replace(/(?<![\s.,-])[\s.,-]+$/, '')
      return { start: match.index, end: match.index + whole.length, kind }
    }),
  ).filter(({ kind, start, end }) => kind !== 'capitals' || !isKnown(text.slice(start, end)))
  return mergeOverlaps([...agentNames(text, identity), ...found])
}

/** Folding may change the length of a text, so names are searched letter by letter in the text itself. */
function agentNames(text: string, identity: Identity): Mark[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: foldForSearch(match[0]),
  }))
  return namesOf(identity).flatMap((name) => {
    const parts = name.split(' ')
    return words.flatMap(({ start }, at) => {
      const same = parts.every((part, offset) => words[at + offset]?.folded === part)
      const last = words[at + parts.length - 1]
      return same && last ? [{ start, end: last.end, kind: 'name' as const }] : []
    })
  })
}

/**
 * Overlapping marks become one mark of the first kind. A mark for mere capitals gives way to others, because 'En Calle 21' is an address
 * although it begins with 'En'.
 */
function mergeOverlaps(marks: readonly Mark[]): Mark[] {
  const ranked = marks.map((mark, rank) => ({ ...mark, rank }))
  const merged: typeof ranked = []
  for (const mark of ranked.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (!last || mark.start >= last.end) merged.push(mark)
    else if (last.kind === 'capitals') merged.splice(-1, 1, mark)
    else if (mark.kind !== 'capitals') {
      last.end = Math.max(last.end, mark.end)
      if (mark.rank < last.rank) Object.assign(last, { kind: mark.kind, rank: mark.rank })
    }
  }
  return merged.map(({ start, end, kind }) => ({ start, end, kind }))
}

/** SHEET-04: removes the sentences that contain a mark, until nothing is marked. */
export function withoutMarked(
  text: string,
  identity: Identity,
  places: readonly (string | null)[] = [],
): string {
  let rest = text
  for (let cut = 0; cut < MAX_CUTS; cut += 1) {
    const marks = findMarks(rest, identity, places)
    if (marks.length === 0) return rest
    rest = cutSentences(rest, marks)
  }
  return ''
}

function cutSentences(text: string, marks: readonly Mark[]): string {
  let at = 0
  let masked = ''
  for (const { start, end } of marks) {
    masked += text.slice(at, start) + MASK + text.slice(start, end).replaceAll(/[\s.!?…]/gu, MASK)
    at = end
  }
  return (masked + text.slice(at))
    .split('\n')
    .map((line) =>
      line
        .split(SENTENCE_BREAK)
        .filter((sentence) => !sentence.includes(MASK))
        .join(' '),
    )
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** A first name alone does not reveal the agent, because streets and saints have the same names. */
function namesOf({ name, company, licenseNumber, links }: Identity): string[] {
  const accounts = links.flatMap(({ url }) =>
    (parseAddress(url)?.pathname ?? '').split('/').filter((part) => part.length > 3),
  )
  return [name, company, licenseNumber, ...accounts]
    .map((each) =>
      foldForSearch(each ?? '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((each) => each.length > 2)
}
