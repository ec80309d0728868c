import { expect, it } from 'vitest'
import { parseMoney } from './parse-money.ts'

it.each([
  ['1500', 1500],
  ['$1,500', 1500],
  ['$ 1,234,567.50 MXN', 1_234_567.5],
  ['1.234.567,50', 1_234_567.5],
  ['1.500', 1500],
  ['1500.5', 1500.5],
  ['1500,50', 1500.5],
  ['1 500 000', 1_500_000],
  ["1'500,000.00", 1_500_000],
  ['0.125', 0.125],
  ['2.5 mdp', 2_500_000],
  ['1.250 mdp', 1_250_000],
  ['2.5 millones', 2_500_000],
  ['1 millón de pesos', 1_000_000],
  ['3 millones de pesos', 3_000_000],
  ['800 mil', 800_000],
  ['800 mil pesos', 800_000],
  ['15k', 15_000],
  ['.5 mdp', 500_000],
  ['950 pesos', 950],
  ['1,500MXN', 1500],
  ['MXN 1500', 1500],
  ['12,000 M.N.', 12_000],
  ['-5', -5],
  ['1,15 millones', 1_150_000],
])('MONEY-05 %s reads as %d', (text, pesos) => {
  expect(parseMoney(text)).toBe(pesos)
})

it.each([
  '',
  '   ',
  '$',
  'mil',
  'a convenir',
  '1,50,000',
  '1.2.3',
  '12 casas',
  '5-7',
  '1,234.5,6',
  '.',
  ',5,',
])('MONEY-05 %s is no amount', (text) => {
  expect(parseMoney(text)).toBeNull()
})
