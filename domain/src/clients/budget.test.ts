import { expect, it } from 'vitest'
import { formatBudget, pickBudget } from './budget.ts'

const budget = (budget_min: number | null, budget_max: number | null) => ({
  budget_min,
  budget_max,
})

it.each([
  [budget(null, null), null],
  [budget(1_000_000, null), 'Desde $1,000,000'],
  [budget(null, 2_000_000), 'Hasta $2,000,000'],
  [budget(1_000_000, 2_000_000), '$1,000,000 – $2,000,000'],
])('shows the budget %j as %j', (client, text) => {
  expect(formatBudget(client)).toBe(text)
})

it('a budget takes both of its ends from one client', () => {
  expect(pickBudget(budget(3, null), budget(1, 2))).toEqual(budget(3, null))
  expect(pickBudget(budget(null, null), budget(1, 2))).toEqual(budget(1, 2))
})
