import { formatMxn } from '../money/index.ts'

export const BUDGET_COLUMNS = ['budget_min', 'budget_max'] as const

export type Budget = Record<(typeof BUDGET_COLUMNS)[number], number | null>

type Range = readonly [min: number | null, max: number | null]

export function budgetRange({ budget_min, budget_max }: Budget): Range {
  return [budget_min, budget_max]
}

/** Both ends are taken from one client, since one client's minimum and another's maximum may contradict each other. */
export function pickBudget(keep: Budget, other: Budget): Budget {
  const hasBudget = budgetRange(keep).some((end) => end !== null)
  const { budget_min, budget_max } = hasBudget ? keep : other
  return { budget_min, budget_max }
}

export function hasOrderedBudget(client: Budget): boolean {
  const [min, max] = budgetRange(client)
  return (min ?? 0) <= (max ?? Infinity)
}

export function formatRange(min: number | null, max: number | null): string | null {
  if (min === null) return max === null ? null : `Hasta ${formatMxn(max, 'ifAny')}`
  if (max === null) return `Desde ${formatMxn(min, 'ifAny')}`
  return `${formatMxn(min, 'ifAny')} – ${formatMxn(max, 'ifAny')}`
}

export function formatBudget(client: Budget): string | null {
  return formatRange(...budgetRange(client))
}
