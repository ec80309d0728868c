import { toCents } from '../money/index.ts'
import { medianOf } from '../numbers/index.ts'
import { inPesos, MXN_PER_USD, type Property, type PropertyType } from '../properties/index.ts'
import type { EstimateValues } from './estimate-schema.ts'
import type { EstimatedType } from './estimator-rules.ts'
import { comparableArea } from './comparable-area.ts'
import { liesInColony, liesInState } from './lies-in-area.ts'

type Compared = Pick<
  EstimateValues,
  'state' | 'colony' | 'propertyType' | 'constructionArea' | 'landArea'
>

export interface ListingComparison {
  scope: 'colony' | 'state'
  count: number
  median: number
  lowest: number
  highest: number
  estimated: number
  difference: number
  verdict: 'below' | 'similar' | 'above'
}

/** EST-23: if the colony has fewer listings, the comparison covers the whole state. */
const ENOUGH_LISTINGS = 3
/** EST-11: an estimate's range has the same width of ten percent. */
const SIMILAR_WITHIN = 10

const KINDS: Readonly<Record<EstimatedType, readonly PropertyType[]>> = {
  residential: ['casa', 'departamento', 'penthouse'],
  commercial: ['local', 'oficina'],
  industrial: ['bodega', 'nave'],
  land: ['terreno'],
}

/** The result is null if the agent has no comparable listing for sale in the area. */
export function compareWithListings(
  input: Compared,
  value: number,
  listings: readonly Property[],
  mxnPerUsd: number = MXN_PER_USD,
): ListingComparison | null {
  const { area, of } = comparableArea(input)
  if (of === null) return null
  const kinds = KINDS[input.propertyType]
  const alike = listings.filter((listing) => kinds.includes(listing.propertyType))
  const { colony, state } = input
  const near = new Set(
    alike.filter((listing) => colony !== null && liesInColony(listing, colony, state)),
  )
  const farther = alike.filter((listing) => near.has(listing) || liesInState(listing, state))
  const nearPrices = pricesPerMetre([...near], mxnPerUsd)
  const fartherPrices = pricesPerMetre(farther, mxnPerUsd)

  const enough = nearPrices.length >= ENOUGH_LISTINGS || fartherPrices.length === nearPrices.length
  const isNear = nearPrices.length > 0 && enough
  const prices = isNear ? nearPrices : fartherPrices
  const [lowest, highest] = [prices[0], prices.at(-1)]
  if (lowest === undefined || highest === undefined) return null
  const [estimated, median] = [Math.round(value / area), Math.round(medianOf(prices))]
  const difference = Math.round((estimated / median - 1) * 1000) / 10
  return {
    scope: isNear ? 'colony' : 'state',
    count: prices.length,
    median,
    lowest,
    highest,
    estimated,
    difference,
    verdict: judge(difference),
  }
}

/** EST-22: rents are excluded, because they are no sale prices. */
function pricesPerMetre(listings: readonly Property[], mxnPerUsd: number): number[] {
  return listings
    .flatMap(({ operation, price, currency, area }) => {
      if (operation !== 'sale' || price === null || price <= 0) return []
      if (area === null || area <= 0) return []
      return [toCents(inPesos(price, currency, mxnPerUsd) / area)]
    })
    .filter((cents) => cents > 0)
    .toSorted((a, b) => a - b)
}

function judge(difference: number): ListingComparison['verdict'] {
  if (difference > SIMILAR_WITHIN) return 'above'
  return difference < -SIMILAR_WITHIN ? 'below' : 'similar'
}
