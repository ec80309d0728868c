import { expect, it } from 'vitest'
import { parseMoney, readMoneyText } from './parse-money.ts'

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
  ['1.250.000,00', 1_250_000],
  ['2.500.000', 2_500_000],
  ['2’500,000', 2_500_000],
  ['2,500,000.75', 2_500_000.75],
  ['2500000.-', 2_500_000],
  ['2 millones 350 mil', 2_350_000],
  ['2 millones, 350 mil', 2_350_000],
  ['2 millones 350', 2_350_000],
  ['2 millones 350 mil 500 pesos', 2_350_500],
  ['1 millón 200,000', 1_200_000],
  ['un millón 200 mil', 1_200_000],
  ['8 mil 500', 8500],
  ['2 millones y medio', 2_500_000],
  ['2 y medio millones', 2_500_000],
  ['millón y medio', 1_500_000],
  ['medio millón', 500_000],
  ['2.5 M', 2_500_000],
  ['2.5mdp', 2_500_000],
  ['-$5', -5],
  ['$-5', -5],
  ['- 5', -5],
])('MONEY-05 the amount %s reads as %d', (text, pesos) => {
  expect(parseMoney(text)).toBe(pesos)
})

it.each([
  ['Precio: $2,500,000 MXN negociable', 2_500_000],
  ['Precio de venta 2500000', 2_500_000],
  ['Precio - 950', 950],
  ['$18,500 al mes', 18_500],
  ['Casa en venta, 3 recámaras, 120 m2, $3,450,000', 3_450_000],
  ['$3,500,000 MXN (US$195,000)', 3_500_000],
  ['$2,500,000.00 (DOS MILLONES QUINIENTOS MIL PESOS 00/100 M.N.)', 2_500_000],
  ['$1,500,000.00 (UN MILLÓN QUINIENTOS MIL PESOS 00/100 M.N.)', 1_500_000],
  ['Lo dejan en 2.5 mdp a tratar\n', 2_500_000],
])('MONEY-06 reads the amount of a pasted text: %j is %d', (text, pesos) => {
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
  '1,250.000',
  '2 palos',
  '25e3',
  '850 m2',
  '300 m',
  '3 %',
  'B12',
  '2'.repeat(501),
])('MONEY-05 does not read %s as an amount', (text) => {
  expect(parseMoney(text)).toBeNull()
})

it.each([
  ['5-7', 'several'],
  ['de 2 a 3 mdp', 'several'],
  ['entre 2 y 3 millones', 'several'],
  ['$2,000,000 - $3,000,000', 'several'],
  ['100 mil a 200 mil', 'several'],
  ['US$195,000', 'foreign'],
  ['250,000 dólares', 'foreign'],
  ['2 mdd', 'foreign'],
  ['$850 m2', 'unit-price'],
  ['$120/m²', 'unit-price'],
  ['$1,500 por metro', 'unit-price'],
  ['mucho', 'unknown'],
])('MONEY-07 reports the text %s as %s instead of guessing an amount', (text, kind) => {
  expect(readMoneyText(text)).toEqual({ kind })
})
