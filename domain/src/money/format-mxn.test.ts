import { expect, it } from 'vitest'
import { formatCents, formatMxn } from './format-mxn.ts'

it.each([
  [1_234_567.5, 2, '$1,234,567.50'],
  [1_234_567.5, 0, '$1,234,568'],
  [0, 2, '$0.00'],
  [0, 0, '$0'],
  [-950, 2, '-$950.00'],
] as const)('MONEY-04 (section 9, es-MX) %d with %i decimals is %s', (pesos, decimals, text) => {
  expect(formatMxn(pesos, decimals)).toBe(text)
})

it('MONEY-04 shows cents as pesos', () => {
  expect(formatCents(7_500_050)).toBe('$75,000.50')
})
