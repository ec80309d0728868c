import { z } from 'zod'
import { sameValue } from '../../lib/holds-values.ts'
import { readPreference, savePreference } from '../../lib/preferences.ts'
import { newId } from '../../lib/new-id.ts'
import { amountOf, calculationSchema, type Calculation } from './calculation.ts'

const NAME = 'calculations'
const MAX_CALCULATIONS = 8

export interface RecentCalculation {
  id: string
  calculation: Calculation
}

const listSchema = z.array(z.object({ id: z.string(), calculation: calculationSchema }))

export function readCalculations(userId: string): readonly RecentCalculation[] {
  const { data } = listSchema.safeParse(readPreference(NAME, userId))
  return data ?? []
}

export function saveCalculations(userId: string, recent: readonly RecentCalculation[]): void {
  savePreference(NAME, userId, recent)
}

/** COM-24: the same amount with other options replaces the newest calculation. */
export function rememberCalculation(
  recent: readonly RecentCalculation[],
  calculation: Calculation,
): readonly RecentCalculation[] {
  if ((amountOf(calculation) ?? 0) === 0) return recent
  const [newest, ...older] = recent
  if (newest && sameValue(newest.calculation, calculation)) return recent
  if (newest && hasSameAmount(newest.calculation, calculation)) {
    return [{ ...newest, calculation }, ...older]
  }
  const others = recent.filter((each) => !sameValue(each.calculation, calculation))
  return [{ id: newId(), calculation }, ...others].slice(0, MAX_CALCULATIONS)
}

function hasSameAmount(a: Calculation, b: Calculation): boolean {
  return a.operation === b.operation && amountOf(a) === amountOf(b)
}
