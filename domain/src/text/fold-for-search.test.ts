import { expect, it } from 'vitest'
import { foldForSearch } from './fold-for-search.ts'

it.each([
  ['Mérida', 'merida'],
  ['NÚÑEZ', 'nunez'],
  ['Güemes', 'guemes'],
  ['  Centro  ', '  centro  '],
  ['', ''],
  ['3.5 baños', '3.5 banos'],
])('SEARCH-01 compares %s as %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded)
})
