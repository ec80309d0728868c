import { expect, it } from 'vitest'
import { countOf, formatNumber } from './index.ts'

it.each([
  [0, undefined, '0'],
  [1234, undefined, '1,234'],
  [-1_234_567.5, undefined, '-1,234,567.5'],
  [2.25, 1, '2.3'],
  [1097, 1, '1,097'],
  [1234.5, 0, '1,235'],
])('NUM-01 writes %d with at most %s decimals as %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})

it.each([
  [0, '0 clientes'],
  [1, '1 cliente'],
  [2, '2 clientes'],
  [1234, '1,234 clientes'],
])('NUM-01 writes a count of %d as %s', (count, text) => {
  expect(countOf(count, 'cliente', 'clientes')).toBe(text)
})

it('NUM-01 a count uses the plural for halves', () => {
  expect(countOf(2.5, 'baño', 'baños', 1)).toBe('2.5 baños')
})
