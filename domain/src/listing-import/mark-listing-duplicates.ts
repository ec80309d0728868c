import { foldWords } from '../text/index.ts'
import type { ListingRow } from './read-listing-row.ts'

export interface KnownListing {
  id: string
  title: string
  price: number | null
  colonia: string | null
}

type ListingDuplicate = { kind: 'listing'; title: string } | { kind: 'row'; line: number }

export type CheckedListing = ListingRow & { duplicate: ListingDuplicate | null }

/** LIMP-05: a duplicate has the same title and price in the same colonia. A listing without a colonia may be in any. */
export function markListingDuplicates(
  rows: readonly ListingRow[],
  known: readonly KnownListing[],
): CheckedListing[] {
  const inBook = new Map<string, { colonia: string; value: KnownListing }[]>()
  for (const listing of known) add(inBook, listing, listing)
  const inFile = new Map<string, { colonia: string; value: number }[]>()
  return rows.map((row) => {
    if (!row.listing) return { ...row, duplicate: null }
    const stored = find(inBook, row.listing)
    const earlier = find(inFile, row.listing)
    add(inFile, row.listing, row.line)
    if (stored) return { ...row, duplicate: { kind: 'listing', title: stored.title } }
    return { ...row, duplicate: earlier === undefined ? null : { kind: 'row', line: earlier } }
  })
}

type Identity = Omit<KnownListing, 'id'>
type Index<Value> = Map<string, { colonia: string; value: Value }[]>

function add<Value>(index: Index<Value>, listing: Identity, value: Value): void {
  const key = keyOf(listing)
  const entry = { colonia: foldWords(listing.colonia ?? ''), value }
  const entries = index.get(key)
  if (entries) entries.push(entry)
  else index.set(key, [entry])
}

function find<Value>(index: Index<Value>, listing: Identity): Value | undefined {
  const colonia = foldWords(listing.colonia ?? '')
  return index
    .get(keyOf(listing))
    ?.find((entry) => entry.colonia === colonia || entry.colonia === '' || colonia === '')?.value
}

function keyOf({ title, price }: Identity): string {
  return `${foldWords(title)} ${price ?? ''}`
}
