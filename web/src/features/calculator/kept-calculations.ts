import { z } from 'zod'
import { readKept, saveKept } from '../../lib/kept.ts'
import { newId } from '../../lib/new-id.ts'
import { amountOf, calculationSchema, type Calculation } from './calculation.ts'

const NAME = 'calculations'
const MOST = 8

export interface KeptCalculation {
  id: string
  calculation: Calculation
}

const listSchema = z.array(z.object({ id: z.string(), calculation: calculationSchema }))

export function readCalculations(userId: string): readonly KeptCalculation[] {
  const { data } = listSchema.safeParse(readKept(NAME, userId))
  return data ?? []
}

export function saveCalculations(userId: string, kept: readonly KeptCalculation[]): void {
  saveKept(NAME, userId, kept)
}

/** The newest first. The same amount looked at in another way is still the same calculation. */
export function remember(
  kept: readonly KeptCalculation[],
  calculation: Calculation,
): readonly KeptCalculation[] {
  if ((amountOf(calculation) ?? 0) === 0) return kept
  const [newest, ...older] = kept
  if (newest && isSame(newest.calculation, calculation)) return kept
  if (newest && isAboutSame(newest.calculation, calculation)) {
    return [{ ...newest, calculation }, ...older]
  }
  const others = kept.filter((each) => !isSame(each.calculation, calculation))
  return [{ id: newId(), calculation }, ...others].slice(0, MOST)
}

function isAboutSame(a: Calculation, b: Calculation): boolean {
  return a.operation === b.operation && amountOf(a) === amountOf(b)
}

function isSame(a: Calculation, b: Calculation): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
