import { OPERATIONS, type Operation } from '@predio/domain/properties'
import {
  DEFAULT_COMMISSION_PERCENT,
  DEFAULT_RENT_MONTHS,
  PAYERS,
  REGIMES,
  type Payer,
  type Regime,
} from '@predio/domain/commission'
import { numberOrNull, parseNumber, type TypedNumber } from '@predio/domain/money'
import { z } from 'zod'
import type { CalculatedAmount } from '../../lib/navigation.ts'
import { newId } from '../../lib/new-id.ts'
import { messages } from './messages.ts'

export interface ShareInput {
  id: string
  name: string
  percent: string
}

/** COM-20: sale and lease have amounts of their own, because a price is no rent. */
export interface Calculation {
  operation: Operation
  price: TypedNumber
  rent: TypedNumber
  percent: TypedNumber
  months: TypedNumber
  hasVat: boolean
  payer: Payer
  regime: Regime
  isShared: boolean
  shares: readonly ShareInput[]
}

const MAX_TEXT = 500
const pesos = z.union([z.number().int().min(0), z.string().max(MAX_TEXT)]).nullable()
const rate = z
  .union([z.number(), z.string().max(MAX_TEXT)])
  .nullable()
  .transform((typed) => (typeof typed === 'string' ? (parseNumber(typed, 100) ?? typed) : typed))

/** An older release may have stored another shape. */
export const calculationSchema = z.object({
  operation: z.enum(OPERATIONS),
  price: pesos,
  rent: pesos,
  percent: rate,
  months: rate,
  hasVat: z.boolean(),
  payer: z.enum(PAYERS),
  regime: z.enum(REGIMES),
  isShared: z.boolean(),
  shares: z
    .array(z.object({ id: z.string(), name: z.string().max(100), percent: z.string().max(10) }))
    .min(2)
    .max(10),
})

export function newCalculation(): Calculation {
  return {
    operation: 'sale',
    price: null,
    rent: null,
    percent: DEFAULT_COMMISSION_PERCENT,
    months: DEFAULT_RENT_MONTHS,
    hasVat: true,
    payer: 'fisica',
    regime: 'resico',
    isShared: false,
    // The first two participants cannot be removed, so constant ids are enough.
    shares: [
      { id: 'own', name: messages.you, percent: '50' },
      { id: 'first', name: messages.colleague(1), percent: '50' },
    ],
  }
}

/** COM-26: a new calculation keeps operation, IVA, payer and regime of the last one, but no amounts. */
export function startOver(last: Calculation): Calculation {
  const { operation, hasVat, payer, regime } = last
  return { ...newCalculation(), operation, hasVat, payer, regime }
}

/** CMD-09: the calculation begins with the given amount and, if it comes from an opportunity, with its rate. */
export function withAmount(last: Calculation, asked: CalculatedAmount): Calculation {
  const { operation, amount, percent, months } = asked
  const next = { ...startOver(last), operation }
  const pesos = Math.round(amount)
  if (operation === 'rent') return { ...next, rent: pesos, months: months ?? next.months }
  return { ...next, price: pesos, percent: percent ?? next.percent }
}

export function newShare(name: string, percent: string): ShareInput {
  return { id: newId(), name, percent }
}

export function typedAmountOf({ operation, price, rent }: Calculation): TypedNumber {
  return operation === 'sale' ? price : rent
}

export function amountOf(calculation: Calculation): number | null {
  return numberOrNull(typedAmountOf(calculation))
}
