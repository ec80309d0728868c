/** The filter's time per pass over 5,000 listings, beside a bare loop over the same array: `npm run bench -- filter-listings`. */
import {
  filterListings,
  normalizeListings,
  prepareListings,
  type ListingFilters,
  type PreparedListings,
  type Property,
} from '../domain/src/properties/index.ts'
import { makeListing } from '../test-support/site-stub/make-listing.ts'

const LISTINGS = 5000
const ROUNDS = 40
/** Less than a frame, so that typing in the search never stutters. */
const FRAME_MS = 16

const CASES: { label: string; filters: ListingFilters }[] = [
  { label: 'no filter', filters: {} },
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
]

function readListings(): Property[] {
  const site = 'https://casas.mx'
  const posts = Array.from({ length: LISTINGS }, (_, at) =>
    makeListing(at + 1, site, { vocabulary: 'acf', galleryIds: false, changes: {} }),
  )
  return normalizeListings(posts, { siteUrl: site }).properties
}

/** The least that any pass must do: visit each listing and make the answer. */
function bareLoop(prepared: PreparedListings): Property[] {
  const found: Property[] = []
  for (const { property } of prepared.newest) found.push(property)
  return found
}

/** The median, in milliseconds: other work on the machine falls on single rounds. */
function timeOf(pass: () => readonly Property[]): number {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    const found = pass()
    times.push(performance.now() - start)
    if (found.length > LISTINGS) throw new Error('more than there are')
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

function main(): void {
  const properties = readListings()
  const start = performance.now()
  const prepared = prepareListings(properties)
  console.log(`${LISTINGS} listings prepared once in ${(performance.now() - start).toFixed(1)} ms`)
  timeOf(() => bareLoop(prepared))
  const bare = timeOf(() => bareLoop(prepared))
  console.log(`bare loop: ${bare.toFixed(3)} ms a pass`)
  let slowest = 0
  for (const { label, filters } of CASES) {
    const time = timeOf(() => filterListings(prepared, filters))
    slowest = Math.max(slowest, time)
    console.log(
      `${label}: ${time.toFixed(3)} ms a pass, ${(time / bare).toFixed(1)} × the bare loop`,
    )
  }
  if (slowest >= FRAME_MS) {
    console.error(`slower than a frame of ${FRAME_MS} ms`)
    process.exitCode = 1
  }
}

main()
