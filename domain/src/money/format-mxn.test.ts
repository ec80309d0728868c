import { expect, it } from 'vitest'
import { formatCents, formatMxn, formatMxnShort } from './format-mxn.ts'

it.each([
  [1_234_567.5, 2, '$1,234,567.50'],
  [1_234_567.5, 0, '$1,234,568'],
  [0, 2, '$0.00'],
  [0, 0, '$0'],
  [-950, 2, '-$950.00'],
  [349, 'ifAny', '$349'],
  [15_289.8, 'ifAny', '$15,289.80'],
  [1_500_000.5, 'ifAny', '$1,500,000.50'],
  [999_999_999_999.99, 'ifAny', '$999,999,999,999.99'],
] as const)(
  'MONEY-04 MONEY-10 the amount %d with %s decimals is written as %s',
  (pesos, decimals, text) => {
    expect(formatMxn(pesos, decimals)).toBe(text)
  },
)

it('MONEY-04 formats cents as pesos', () => {
  expect(formatCents(7_500_050)).toBe('$75,000.50')
  expect(formatCents(34_900, 'ifAny')).toBe('$349')
})

it('MONEY-04 shortens amounts for charts', () => {
  expect(formatMxnShort(6_721_000).replaceAll('\u00a0', ' ')).toBe('$6.72 M')
})
