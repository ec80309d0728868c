import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/index.ts'
import { toCents } from '../money/index.ts'
import type { Figure } from './figure.ts'
import { figureOn, figuresExpiring, latestFigure } from './find-figure.ts'
import { FIGURES } from './figures.ts'

const ALL: [string, readonly Figure<unknown>[]][] = Object.entries(FIGURES)

describe('FIG-01 the table of dated figures', () => {
  it.each(ALL)('the dated figure %s has sources, uses and consecutive periods', (_key, rows) => {
    expect(rows.every(({ source, use }) => source !== '' && use !== '')).toBe(true)
    expect(rows.every(({ from, until }) => until === null || until > from)).toBe(true)
    const ends = rows.slice(0, -1).map(({ until }) => until)
    expect(ends).toEqual(rows.slice(1).map(({ from }) => addDays(from, -1)))
  })
})

describe('FIG-02 the value that is valid on a day', () => {
  it.each([
    ['2026-01-31', 113.14, false],
    ['2026-02-01', 117.31, false],
    ['2027-01-31', 117.31, false],
    ['2027-02-01', 117.31, true],
    ['2024-06-01', 113.14, false],
  ])('the UMA on %s is %d, expired: %s', (day, value, isExpired) => {
    expect(figureOn('uma', day)).toMatchObject({ value, isExpired })
  })

  it.each([
    ['saleNoticeUma', 941_412.75],
    ['leaseIdentifyUma', 188_282.55],
    ['leaseNoticeUma', 376_565.1],
  ] as const)('the threshold %s with the UMA of 2026 is %d pesos', (key, pesos) => {
    const uma = figureOn('uma', '2026-11-15').value
    expect(toCents(latestFigure(key).value * uma)).toBe(toCents(pesos))
  })

  it('a rate without an end never expires', () => {
    expect(figureOn('vatPercent', '2099-01-01')).toMatchObject({ value: 16, isExpired: false })
  })
})

describe('FIG-03 the figures that expire soon', () => {
  it.each([
    ['2026-11-15', []],
    ['2026-12-02', [['uma', 60]]],
    ['2027-02-10', [['uma', -10]]],
    [
      '2027-10-30',
      [
        ['uma', -272],
        ['mxnPerUsd', 1],
        ['stateMarkets', 1],
      ],
    ],
  ])('the figures that expire within 60 days of %s are %j', (day, expected) => {
    expect(figuresExpiring(day, 60).map(({ key, daysLeft }) => [key, daysLeft])).toEqual(expected)
  })
})
