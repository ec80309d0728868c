import { describe, expect, it } from 'vitest'
import { readAmount, readNumber } from '../money/index.ts'
import { COMMISSION_PERCENT, RENT_MONTHS } from './commission-rules.ts'

const valueOf = (reading: ReturnType<typeof readNumber>) =>
  reading.kind === 'read' ? reading.value : null

describe('COM-06 the value of the property is read as whole pesos', () => {
  it.each([
    ['', null],
    ['abc', null],
    ['-5', null],
    ['25e3', null],
    ['0', 0],
    ['2500000', 2_500_000],
    ['$ 2,500,000 MXN', 2_500_000],
    ['2.500.000', 2_500_000],
    ['2,500,000.75', 2_500_000],
    ['2.500.000,50', 2_500_000],
    ['1.5', 1],
    ['1234567890123', null],
  ])('reads the typed property value %j as %s', (typed, pesos) => {
    expect(valueOf(readAmount(typed, { wholePesos: true }))).toBe(pesos)
  })
})

describe('COM-07 the percentage goes from 0 to 100 in steps of 0.1', () => {
  it.each([
    ['0', 0],
    ['.5', 0.5],
    ['3.', 3],
    ['3,5', 3.5],
    ['3.5 %', 3.5],
    ['100.0', 100],
    ['3.25', 3.3],
    ['100.1', null],
    ['-1', null],
    ['', null],
    ['tres', null],
  ])('reads the typed percentage %j as %s', (typed, percent) => {
    expect(valueOf(readNumber(typed, COMMISSION_PERCENT))).toBe(percent)
  })
})

describe('COM-08 the months of rent go from 0 to 12 in steps of a half', () => {
  it.each([
    ['1', 1],
    ['0', 0],
    ['.5', 0.5],
    ['1,5', 1.5],
    ['12', 12],
    ['1.3', 1.5],
    ['12.5', null],
    ['13', null],
    ['', null],
  ])('reads the typed months of rent %j as %s', (typed, months) => {
    expect(valueOf(readNumber(typed, RENT_MONTHS))).toBe(months)
  })
})
