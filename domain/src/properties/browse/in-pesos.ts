import { latestFigure } from '../../figures/index.ts'
import type { Currency } from '../property.ts'

/** This rate is only for comparing and sorting prices in both currencies; no screen shows it. */
export const MXN_PER_USD = latestFigure('mxnPerUsd').value

export function inPesos(
  amount: number,
  currency: Currency | null,
  mxnPerUsd: number = MXN_PER_USD,
): number {
  return currency === 'USD' ? amount * mxnPerUsd : amount
}
