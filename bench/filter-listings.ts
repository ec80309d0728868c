/**
 * Measures a pass of the filter over 5,000 listings of a site, and over 2,000 with 2,000 own ones, compared with a bare loop: `npm run
 * bench -- filter-listings`.
 */
import {
  filterListings,
  fromOwnRow,
  normalizeListings,
  prepareListings,
  type ListingFilters,
  type PreparedListings,
  type Property,
} from '../domain/src/properties/index.ts'
import { ownRow } from '../domain/src/properties/testing/own-row.ts'
import { compileTests, listingColumns, queryOf, readView } from '../domain/src/views/index.ts'
import { ownRows } from '../test-support/own-rows.ts'
import { makeListing } from '../test-support/site-stub/make-listing.ts'

const OF_SITE = 5000
const OF_EACH = 2000
const ROUNDS = 40
/** If a pass takes less than a frame, typing in the search never stutters. */
const FRAME_MS = 16

const CASES: { label: string; filters: ListingFilters; view?: string }[] = [
  { label: 'no filter', filters: {} },
  { label: 'own ones', filters: { source: 'own' } },
  { label: 'rents by price', filters: { operation: 'rent', sort: 'price-asc' } },
  { label: 'type and operation', filters: { propertyType: 'casa', operation: 'sale' } },
  { label: 'price and bedrooms', filters: { minPrice: 2_000_000, maxPrice: 5e6, bedrooms: 2 } },
  { label: 'two words of text', filters: { text: 'mérida calle' } },
  { label: 'text that nothing holds', filters: { text: 'xilófono' } },
  {
    label: 'everything at once',
    filters: {
      propertyType: 'casa',
      operation: 'sale',
      minPrice: 1,
      bedrooms: 1,
      text: 'calle',
      sort: 'price-asc',
    },
  },
  {
    label: 'a view with more than the filters',
    filters: { operation: 'sale' },
    view: 'tipo=casa,local&banos=desde:1&zona=!Ninguna&etiqueta=!*&publicada=!*',
  },
]

/** VIEW-61 has conditions that no filter can express. */
function testOf(view: string) {
  const day = { now: new Date(), zone: 'America/Merida' }
  const { tests } = queryOf('listings', readView('listings', view).view, day)
  return compileTests(
    tests,
    listingColumns(() => false),
  )
}

function readListings(count: number): Property[] {
  const site = 'https://casas.mx'
  const posts = Array.from({ length: count }, (_, at) =>
    makeListing(at + 1, site, { vocabulary: 'acf', galleryIds: false, changes: {} }),
  )
  return normalizeListings(posts, { siteUrl: site }).properties
}

function ownListings(count: number): Property[] {
  return ownRows(count).map((row, at) =>
    fromOwnRow({
      ...ownRow(),
      ...row,
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      own_number: at + 1,
      operation: at % 2 === 0 ? 'sale' : row.operation,
      operations: at % 2 === 0 ? ['sale', 'rent'] : row.operations,
      second_price: at % 2 === 0 ? 10_000 + at : null,
      updated_at: row.created_at,
    }),
  )
}

function bareLoop(prepared: PreparedListings): Property[] {
  const found: Property[] = []
  for (const { property } of prepared.newest) found.push(property)
  return found
}

/** The median ignores single rounds that other work on the machine disturbed. */
function timeOf(pass: () => readonly Property[]): number {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    const found = pass()
    times.push(performance.now() - start)
    if (found.length > OF_SITE) throw new Error('more than there are')
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

function main(): void {
  measure('of a site', readListings(OF_SITE))
  measure('of a site and own', [...ownListings(OF_EACH), ...readListings(OF_EACH)])
}

function measure(label: string, properties: readonly Property[]): void {
  const start = performance.now()
  const prepared = prepareListings(properties)
  console.log(
    `${properties.length} listings ${label} prepared once in ${(performance.now() - start).toFixed(1)} ms`,
  )
  timeOf(() => bareLoop(prepared))
  const bare = timeOf(() => bareLoop(prepared))
  console.log(`bare loop: ${bare.toFixed(3)} ms a pass`)
  let slowest = 0
  for (const { label: name, filters, view } of CASES) {
    const more = view === undefined ? undefined : testOf(view)
    const time = timeOf(() => filterListings(prepared, filters, more))
    slowest = Math.max(slowest, time)
    console.log(
      `${name}: ${time.toFixed(3)} ms a pass, ${(time / bare).toFixed(1)} × the bare loop`,
    )
  }
  if (slowest >= FRAME_MS) {
    console.error(`slower than a frame of ${FRAME_MS} ms`)
    process.exitCode = 1
  }
}

main()
