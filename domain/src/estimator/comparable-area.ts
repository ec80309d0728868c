import type { EstimateValues } from './estimate-schema.ts'
import { LAND_PERCENT } from './estimator-rules.ts'

/** The square metres that a price per m² refers to; `of` is null where such a price is not comparable (EST-28). */
export interface ComparableArea {
  of: 'construction' | 'land' | null
  area: number
}

/**
 * Listings state their area the same way: built metres, or land metres where there is only land. When the land is
 * worth more than the building, the value divided by the built metres is not the price of a built metre.
 */
export function comparableArea({
  propertyType,
  constructionArea,
  landArea,
}: Pick<EstimateValues, 'propertyType' | 'constructionArea' | 'landArea'>): ComparableArea {
  const isLand = (propertyType === 'land' && landArea > 0) || constructionArea <= 0
  if (isLand) return { of: landArea > 0 ? 'land' : null, area: landArea }
  const plotWeighsMore = landArea * LAND_PERCENT > constructionArea * 100
  return { of: plotWeighsMore ? null : 'construction', area: constructionArea }
}
