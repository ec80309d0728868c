import type { EstimateValues } from '@predio/domain/estimator'

export function placeOf({ colony, state }: Pick<EstimateValues, 'state' | 'colony'>): string {
  return colony === null ? state : `${colony}, ${state}`
}
