import { describe, expect, it } from 'vitest'
import { sameDayMonthsLater } from '../../dates/index.ts'
import { MAX_PAGARES, pagareSeries } from './pagare-series.ts'

describe('DOC-04 a series of pagarés', () => {
  it('a series of pagarés is numbered and due once a month', () => {
    expect(pagareSeries('2026-11-15', 3)).toEqual([
      { number: 1, label: '1/3', dueDate: '2026-11-15' },
      { number: 2, label: '2/3', dueDate: '2026-12-15' },
      { number: 3, label: '3/3', dueDate: '2027-01-15' },
    ])
  })

  it('a series of pagarés stays at the end of the month, whatever its length', () => {
    expect(pagareSeries('2027-10-31', 6).map(({ dueDate }) => dueDate)).toEqual([
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ])
  })

  it('a series of twelve pagarés ends with 12/12 eleven months after the first', () => {
    expect(pagareSeries('2026-01-05', 12).at(-1)).toEqual({
      number: 12,
      label: '12/12',
      dueDate: '2026-12-05',
    })
  })

  it.each([0, -1, 1.5, MAX_PAGARES + 1, Number.NaN])('refuses a series of %d pagarés', (count) => {
    expect(() => pagareSeries('2026-11-15', count)).toThrow(RangeError)
  })
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-30', 1, '2026-02-28'],
  ['2026-04-30', 1, '2026-05-30'],
  ['2026-12-15', 1, '2027-01-15'],
])('DOC-05 the day %s plus %i months is %s', (date, months, later) => {
  expect(sameDayMonthsLater(date, months)).toBe(later)
})
