import { expect, it } from 'vitest'
import { isFiltered, NO_FILTERS } from './filters.ts'

it.each([
  [{}, false],
  [{ sort: 'amount' as const }, false],
  [{ text: 'ana' }, true],
  [{ type: 'rent' as const }, true],
  [{ status: 'won' as const }, true],
  [{ stageId: 'x' }, true],
])('%j can hide opportunities: %s', (change, hides) => {
  expect(isFiltered({ ...NO_FILTERS, ...change })).toBe(hides)
})
