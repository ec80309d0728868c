import { describe, expect, it } from 'vitest'
import { parseCurrency, parsePeriod, parsePrice } from './parse-price.ts'

describe('PROP-05 prices as people write them', () => {
  it.each([
    ['$3,500,000', 3_500_000, null],
    ['3500000', 3_500_000, null],
    ['3500000.00', 3_500_000, null],
    ['3.500.000,00', 3_500_000, null],
    ['3.500.000', 3_500_000, null],
    ["$3'500,000.00", 3_500_000, null],
    ['$3’500,000', 3_500_000, null],
    ['$ 3 500 000', 3_500_000, null],
    ['3 500 000', 3_500_000, null],
    ['1.200,000', 1_200_000, null],
    ['12.500', 12_500, null],
    ['12,500', 12_500, null],
    ['1500000,00', 1_500_000, null],
    ['1,234.56', 1234.56, null],
    ['$3,500,000 MXN', 3_500_000, 'MXN'],
    ['MXN 3,500,000.00', 3_500_000, 'MXN'],
    ['$2,500,000 M.N.', 2_500_000, 'MXN'],
    ['2,500,000 pesos', 2_500_000, 'MXN'],
    ['12,500 MXN mensuales', 12_500, 'MXN'],
    ['$12,500/mes', 12_500, null],
    ['US$ 180,000', 180_000, 'USD'],
    ['USD 180,000', 180_000, 'USD'],
    ['$180,000 USD', 180_000, 'USD'],
    ['180,000 dólares', 180_000, 'USD'],
    ['180 mil dlls', 180_000, 'USD'],
    ['U$S 180.000', 180_000, 'USD'],
    ['$3.5 MDP', 3_500_000, 'MXN'],
    ['3.5 millones', 3_500_000, null],
    ['1.250 millones', 1_250_000, null],
    ['$2.8M', 2_800_000, null],
    ['850 mil', 850_000, null],
    ['$850k', 850_000, null],
    ['Desde $1,200,000', 1_200_000, null],
    ['$1,200,000 - $1,500,000', 1_200_000, null],
    ['3 recámaras, $2,500,000', 2_500_000, null],
    ['$2,500,000 (consulta disponibilidad)', 2_500_000, null],
    ['$2,500,000 + IVA', 2_500_000, null],
  ])('the price %s is %d in %s', (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency, per: null, other: null })
  })

  it.each([
    ['Precio a consultar'],
    ['Consultar'],
    ['Llamar al 999 123 4567'],
    ['Informes: 9991234567'],
    ['Price on request'],
    ['POA'],
    ['0'],
    ['$0.00'],
    ['-5'],
    [''],
    ['abc'],
    ['€250,000'],
    ['250,000 EUR'],
    ['9'.repeat(30)],
  ])('PROP-57 the text %s is no price, which is not price 0', (text) => {
    expect(parsePrice(text)).toBeNull()
  })
})

it.each([
  ['USD', 'USD'],
  ['Dólares americanos', 'USD'],
  ['MXN', 'MXN'],
  ['Pesos mexicanos', 'MXN'],
  ['$', null],
])('reads the currency of the price %s as %s', (text, currency) => {
  expect(parseCurrency(text)).toBe(currency)
})

it.each([
  ['/ mes', 'month'],
  ['mensuales', 'month'],
  ['per month', 'month'],
  ['pcm', 'month'],
  ['por noche', 'night'],
  ['a week', 'week'],
  ['anual', 'year'],
  ['en mensualidades', null],
  ['$3,500,000', null],
])('reads the period of the price %s as %s', (text, period) => {
  expect(parsePeriod(text)).toBe(period)
})
