import type { Identity } from '../identity/index.ts'
import { parseAddress } from '../properties/index.ts'
import { foldForSearch } from '../text/index.ts'
import { MARK_PATTERNS, SENTENCE_BREAK, type MarkKind } from './mark-patterns.ts'

export interface Mark {
  start: number
  end: number
  kind: MarkKind
}

/** A cut may bring two harmless sentences together that are then marked; no person's text does that so often. */
const MAX_CUTS = 10
/** No stored text has this character, so it can mask marks that end a sentence. */
const MASK = '\0'

/**
 * SHEET-04: the agent should look at these parts before a colleague gets the text. Rather one too many is marked, because a person decides.
 * `places` are known to the colleague anyway.
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

/** Folding may change the length of a text, so a name is searched letter by letter in the text itself. */
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

/** Overlapping marks become one of the first kind; mere capitals give way: 'En Calle 21' begins with no address. */
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

/** SHEET-04: the sentences that hold a mark are removed until nothing is marked. */
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

/** A first name alone is no sign, because streets and saints have it too. */
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
