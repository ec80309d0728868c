import { expect, it } from 'vitest'
import { foldForSearch } from './fold-for-search.ts'

it.each([
  ['Mérida', 'merida'],
  ['NÚÑEZ', 'nunez'],
  ['Güemes', 'guemes'],
  ['  Centro  ', '  centro  '],
  ["O'Brien", 'obrien'],
  ['D’Ángelo y l`Hôtel', 'dangelo y lhotel'],
  ["1'500,000", "1'500,000"],
  ["'Casa'", "'casa'"],
  ['', ''],
  ['3.5 baños', '3.5 banos'],
])('SEARCH-01 a search compares the text %s as %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded)
})
