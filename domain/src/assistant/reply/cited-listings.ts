import { foldForSearch } from '../../text/index.ts'

interface Citable {
  id: number
  title: string
}

/** OWN-02: the ids of own listings are negative. Models also write several listings in one marker: '[#123, #124]'. */
const MARKERS = /\[\s*#\s*-?\d+(?:\s*[,;y]\s*#?\s*-?\d+)*\s*\]/g
const SHORTEST_TITLE = 8
const MAX_NAMESAKES = 3

export function citedListings<T extends Citable>(answer: string, listings: readonly T[]): T[] {
  const folded = foldForSearch(answer)
  const marked = markedIds(folded)
  const named = namesIn(folded, listings)
  const found = new Map<T, number>()
  for (const listing of listings) {
    const at = marked.get(listing.id)
    if (at !== undefined) found.set(listing, at)
  }
  for (const { sharers, at } of named) {
    // If a marker tells which listing of a shared title is meant, the title alone adds no other.
    if (sharers.some(({ id }) => marked.has(id)) || sharers.length > MAX_NAMESAKES) continue
    for (const listing of sharers) found.set(listing, at)
  }
  return [...found].toSorted(([, a], [, b]) => a - b).map(([listing]) => listing)
}

export function stripMarkers(answer: string, { isStreaming = false } = {}): string {
  const bare = answer.replace(new RegExp(`[ \\t]*${MARKERS.source}`, 'g'), '')
  return isStreaming ? bare.replace(/[ \t]*\[(?:\s*#[\d\s,;#y-]*)?$/, '') : bare
}

function markedIds(answer: string): Map<number, number> {
  const ids = new Map<number, number>()
  for (const match of answer.matchAll(MARKERS)) {
    for (const digits of match[0].matchAll(/-?\d+/g)) {
      const id = Number(digits[0])
      if (!ids.has(id)) ids.set(id, match.index + digits.index)
    }
  }
  return ids
}

interface Named<T> {
  sharers: T[]
  at: number
}

function namesIn<T extends Citable>(answer: string, listings: readonly T[]): Named<T>[] {
  const byTitle = new Map<string, T[]>()
  for (const listing of listings) {
    const title = foldForSearch(listing.title).trim()
    if (title.length < SHORTEST_TITLE || !title.includes(' ')) continue
    const sharers = byTitle.get(title)
    if (sharers) sharers.push(listing)
    else byTitle.set(title, [listing])
  }
  const named: (Named<T> & { end: number })[] = []
  for (const [title, sharers] of byTitle) {
    const at = findWhole(answer, title)
    if (at >= 0) named.push({ sharers, at, end: at + title.length })
  }
  // A mention of 'Casa en Mérida con alberca' is not also one of 'Casa en Mérida'.
  return named.filter(
    (one) => !named.some((other) => other !== one && other.at <= one.at && other.end >= one.end),
  )
}

function findWhole(text: string, title: string): number {
  for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
    const around = `${text.charAt(at - 1)} ${text.charAt(at + title.length)}`
    if (!/[\p{L}\p{N}]/u.test(around)) return at
  }
  return -1
}
