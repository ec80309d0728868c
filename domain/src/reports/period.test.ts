import { describe, expect, it } from 'vitest'
import { daysBetween } from '../dates/index.ts'
import { checkRange, forecastRange, LONGEST_RANGE_DAYS, rangeOf } from './period.ts'

describe('REP-20 the days of a period', () => {
  it.each([
    ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['quarter', '2026-11-16', '2026-09-01', '2026-11-30'],
    ['quarter', '2026-01-01', '2025-11-01', '2026-01-31'],
    ['year', '2028-02-29', '2028-01-01', '2028-12-31'],
    ['all', '2026-11-16', '2018-01-01', '2027-12-31'],
  ] as const)('a report of %s on %s covers %s to %s', (period, today, from, to) => {
    expect(rangeOf(period, today)).toEqual({ from, to })
  })

  it('“Todo” never covers more days than the database reads, whatever the leap years', () => {
    for (let year = 2026; year < 2080; year++) {
      const { from, to } = rangeOf('all', `${year}-06-15`)
      expect(daysBetween(from, to)).toBeLessThanOrEqual(LONGEST_RANGE_DAYS)
    }
  })
})

describe('REP-21 the days of a forecast', () => {
  const today = '2026-11-16'

  it.each([
    ['month', '2026-11-01', '2027-04-30'],
    ['quarter', '2026-11-01', '2027-04-30'],
    ['year', '2026-11-01', '2027-04-30'],
    ['all', '2026-11-01', '2027-12-31'],
  ] as const)('a forecast of %s covers %s to %s', (period, from, to) => {
    expect(forecastRange(period, rangeOf(period, today), today)).toEqual({ from, to })
  })

  it('a forecast covers the days that the person chose', () => {
    const range = { from: '2026-01-01', to: '2026-03-31' }
    expect(forecastRange('custom', range, today)).toBe(range)
  })
})

describe('REP-22 the days that a person chooses', () => {
  it.each([
    ['2026-01-01', '2026-01-01', undefined],
    ['2016-01-01', '2026-01-08', undefined],
    ['2016-01-01', '2026-01-09', 'long'],
    ['2026-01-02', '2026-01-01', 'reversed'],
    ['0202-01-01', '2026-01-01', 'outside'],
    ['2026-01-01', '2100-01-01', 'outside'],
    [null, '2026-01-01', 'incomplete'],
    ['2026-01-01', null, 'incomplete'],
  ])('the chosen days %s to %s have the fault %s', (from, to, fault) => {
    const checked = checkRange(from, to)
    expect('fault' in checked ? checked.fault : undefined).toBe(fault)
  })
})
