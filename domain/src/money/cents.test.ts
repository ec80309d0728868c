import { expect, it } from 'vitest'
import { fromCents, hasWholeCents, MAX_PESOS, percentOfCents, toCents } from './cents.ts'

it.each([
  [0, 0],
  [1.1, 110],
  [1.005, 101],
  [-1.005, -101],
  [0.0000001, 0],
  [2_500_000.5, 250_000_050],
  [MAX_PESOS, 99_999_999_999_999],
])('MONEY-01 converts %d pesos to %i cents', (pesos, cents) => {
  expect(toCents(pesos)).toBe(cents)
})

it.each([Number.NaN, Number.POSITIVE_INFINITY])('MONEY-01 refuses %d as an amount', (pesos) => {
  expect(() => toCents(pesos)).toThrow(RangeError)
})

it.each([
  [19.99, true],
  [1_234_567.5, true],
  [MAX_PESOS, true],
  [0.1 + 0.2, false],
  [0.005, false],
])('MONEY-02 the amount %d has whole cents: %s', (pesos, whole) => {
  expect(hasWholeCents(pesos)).toBe(whole)
})

it.each([
  [250_000_000, 3, 7_500_000],
  [100, 0.5, 1],
  [99, 0.5, 0],
  [33_333_333, 3.7, 1_233_333],
  [99_999_999_999_999, 100, 99_999_999_999_999],
  [99_999_999_999_999, 3.3, 3_300_000_000_000],
  [-100, 0.5, -1],
])('MONEY-03 of %i cents at %d %% the share is %i', (cents, percent, share) => {
  expect(percentOfCents(cents, percent)).toBe(share)
})

it('MONEY-01 converts cents back to pesos', () => {
  expect(fromCents(250_000_050)).toBe(2_500_000.5)
})
