import { expect, it } from 'vitest'
import { readPasted } from './read-pasted.ts'

it.each([
  ['2.5 mdp', 2_500_000],
  ['$1.250 millones', 1_250_000],
  ['800 mil', 800_000],
  ['800k', 800_000],
  ['$2,500,000 MXN', 2_500_000],
  ['2,500,000', null],
  ['casa en Mérida', null],
  ['3 mares', null],
])('%j pasted is %s', (text, pesos) => {
  expect(readPasted(text)).toBe(pesos)
})
