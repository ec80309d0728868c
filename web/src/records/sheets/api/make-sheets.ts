import type { Identity } from '@predio/domain/identity'
import type { Property } from '@predio/domain/properties'
import { freeTextOf, makeSheet, type Sheet, type SheetKind } from '@predio/domain/sheets'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { log } from '../../../lib/log.ts'
import { mapBounded } from '../../../lib/map-bounded.ts'
import { useUser } from '../../../lib/session/index.ts'
import type { PosterSize } from '../paper/paper-pictures.ts'
import { completeListing } from '../../listings/store/complete-listing.ts'

export type ReviewedTexts = Readonly<Record<number, string>>

/** SHEET-04: a description that the agent must review before a colleague gets it. */
interface TextToReview {
  listing: Property
  text: string
}

interface Wanted {
  properties: readonly Property[]
  kind: SheetKind
  size: PosterSize
  reviewed: ReviewedTexts
  identity: Identity | undefined
}

export interface MadeSheets {
  sheets: readonly Sheet[]
  picture: Sheet | null
  pdf: Blob
  missing: number
  toReview: readonly TextToReview[]
}

const AT_ONCE = 4

async function makeSheets(
  { properties, kind, size, reviewed, identity }: Wanted,
  signal: AbortSignal,
): Promise<MadeSheets> {
  if (!identity) throw new Error('a sheet needs to know whose it is')
  const [whole, { sheetsPdf }] = await Promise.all([
    mapBounded(properties, AT_ONCE, (each) => completeIfReached(each, signal)),
    import('../paper/sheets-pdf.ts'),
  ])
  const [only] = whole
  const isAlone = whole.length === 1
  const toReview =
    kind === 'colleague' ? whole.map((listing) => ({ listing, text: freeTextOf(listing) })) : []
  const sheets = whole.map((each) =>
    makeSheet(each, kind, identity, { isAlone, reviewedText: reviewed[each.id] ?? '' }),
  )
  const picture = only && isAlone ? makeSheet(only, kind, identity, { isPicture: true }) : null
  return {
    sheets,
    picture,
    toReview: toReview.filter(({ text }) => text !== ''),
    ...(await sheetsPdf(sheets, size, signal)),
  }
}

/** Without a connection the sheet shows the data on this device. */
async function completeIfReached(property: Property, signal: AbortSignal): Promise<Property> {
  try {
    return await completeListing(property, signal)
  } catch (error) {
    signal.throwIfAborted()
    log.warn('the description of a sheet was not read', error)
    return property
  }
}

function sheetsQuery(userId: string, wanted: Wanted) {
  const { properties, kind, size, reviewed, identity } = wanted
  const ids = properties.map(({ id }) => id)
  return queryOptions({
    queryKey: keyOf('sheets', userId, ids, kind, size, reviewed, identity),
    queryFn: ({ signal }) => makeSheets(wanted, signal),
    enabled: identity !== undefined,
    // A finished sheet has several hundred kilobytes, so it is not cached.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // Pictures that fail are left out, so the sheet is made without waiting for a connection.
    networkMode: 'always',
    retry: false,
    placeholderData: keepPreviousData,
  })
}

export function useMadeSheets(wanted: Wanted) {
  return useQuery(sheetsQuery(useUser().id, wanted))
}
