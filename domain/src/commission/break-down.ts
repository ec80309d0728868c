import { apportion } from './apportion.ts'
import type { Withholding } from './compute-withholding.ts'

const BREAKDOWN_PARTS = ['ownIncome', 'vatToPay', 'isrWithheld', 'vatWithheld'] as const
export type BreakdownPart = (typeof BREAKDOWN_PARTS)[number]

export interface BreakdownSegment {
  part: BreakdownPart
  cents: number
  percent: number
}

/** COM-19: the bar below the result omits parts of zero. */
export function breakDown({ commission, vat, isr, vatWithheld }: Withholding): BreakdownSegment[] {
  const cents: Record<BreakdownPart, number> = {
    ownIncome: commission - isr,
    vatToPay: vat - vatWithheld,
    isrWithheld: isr,
    vatWithheld,
  }
  const parts = BREAKDOWN_PARTS.filter((part) => cents[part] > 0)
  if (parts.length === 0) return []
  const tenths = apportion(
    1000,
    parts.map((part) => cents[part]),
  )
  return parts.map((part, index) => ({
    part,
    cents: cents[part],
    percent: (tenths[index] ?? 0) / 10,
  }))
}
