import { expect, it } from 'vitest'
import { isFiltered, NO_FILTERS, searchPatterns } from './filters.ts'

it.each([
  ['', []],
  ['  Núñez  Mérida ', ['%nunez%', '%merida%']],
  ['50%_a\\b', [String.raw`%50\%\_a\\b%`]],
  ['a*b', ['%a%', '%b%']],
])('%j is searched as %j', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns)
})

it.each([
  [{}, false],
  [{ sort: 'amount' as const }, false],
  [{ text: 'ana' }, true],
  [{ type: 'rent' as const }, true],
  [{ status: 'won' as const }, true],
  [{ stageId: 'x' }, true],
])('%j hides something: %s', (change, hides) => {
  expect(isFiltered({ ...NO_FILTERS, ...change })).toBe(hides)
})
