import type { EstimateValues } from '@predio/domain/estimator'

/** 'Altabrisa, Yucatán', or the state alone. */
export function placeOf({ colony, state }: Pick<EstimateValues, 'state' | 'colony'>): string {
  return colony === null ? state : `${colony}, ${state}`
}
