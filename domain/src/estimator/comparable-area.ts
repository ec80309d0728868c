import type { EstimateValues } from './estimate-schema.ts'
import { LAND_PERCENT } from './estimator-rules.ts'

/** The square metres that a price per m² refers to; of null where such a price would compare with nothing. */
export interface ComparableArea {
  of: 'construction' | 'land' | null
  area: number
}

/**
 * As listings count their area: built metres, those of the land where there is only land. Where the plot is
 * worth more than what is built on it, its value divided by the built metres is no price of a built metre.
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
