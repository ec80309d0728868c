import { expect, it } from 'vitest'
import { searchPatterns } from './search-patterns.ts'

it.each([
  ['', []],
  ['  Núñez  Mérida ', ['%nunez%', '%merida%']],
  ['50%_a\\b', [String.raw`%50\%\_a\\b%`]],
  ['a*b', ['%a%', '%b%']],
])('SEARCH-03 the text %j is searched as %j', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns)
})
