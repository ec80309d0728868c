import { describe, expect, it } from 'vitest'
import { parseMonths, parsePercent } from './parse-steps.ts'
import { formatValue, parseValue } from './parse-value.ts'

describe('COM-06 (section 5) the value accepts digits only, shown with thousands separators', () => {
  it.each([
    ['', null, ''],
    ['   ', null, ''],
    ['abc', null, ''],
    ['0', 0, '0'],
    ['007', 7, '7'],
    ['999', 999, '999'],
    ['1000', 1000, '1,000'],
    ['2500000', 2_500_000, '2,500,000'],
    ['2,500,000', 2_500_000, '2,500,000'],
    ['$ 2,500,000 MXN', 2_500_000, '2,500,000'],
    ['2.500.000', 2_500_000, '2,500,000'],
    ['-5', 5, '5'],
    ['25e3', 253, '253'],
    ['1234567890123', 123_456_789_012, '123,456,789,012'],
  ])('%j is %s, shown %s', (typed, pesos, shown) => {
    expect(parseValue(typed)).toBe(pesos)
    expect(formatValue(pesos)).toBe(shown)
  })

  it.each([
    ['2,500,000.50', 2_500_000],
    ['2500000.5', 2_500_000],
    ['2500000.', 2_500_000],
    ['2.500.000,50', 2_500_000],
  ])('cents of the pasted %s are not taken for pesos', (pasted, pesos) => {
    expect(parseValue(pasted)).toBe(pesos)
  })

  it('a digit deleted from 2,500,000 leaves 250,000', () => {
    expect(parseValue('2,500,00')).toBe(250_000)
  })
})

describe('COM-07 (section 5) the percentage is 0 to 100 in steps of 0.1', () => {
  it.each([
    ['0', 0],
    ['0.1', 0.1],
    ['.5', 0.5],
    ['3', 3],
    ['3.', 3],
    ['3,5', 3.5],
    ['3.5 %', 3.5],
    ['99.9', 99.9],
    ['100', 100],
    ['100.0', 100],
    ['100.1', null],
    ['101', null],
    ['-1', null],
    ['3.55', null],
    ['', null],
    ['tres', null],
    ['1e1', null],
  ])('%j is %s', (typed, percent) => {
    expect(parsePercent(typed)).toBe(percent)
  })
})

describe('COM-08 months of rent: 0 to 12 in halves', () => {
  it.each([
    ['1', 1],
    ['0', 0],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['1,5', 1.5],
    ['12', 12],
    ['12.5', null],
    ['13', null],
    ['1.3', null],
    ['-1', null],
    ['', null],
  ])('%j is %s', (typed, months) => {
    expect(parseMonths(typed)).toBe(months)
  })
})
