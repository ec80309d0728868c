import type { EstimateValues } from './estimate-schema.ts'
import { LAND_PERCENT } from './estimator-rules.ts'

/** EST-28: `of` is null if the price per m² cannot be compared. */
export interface ComparableArea {
  of: 'construction' | 'land' | null
  area: number
}

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
