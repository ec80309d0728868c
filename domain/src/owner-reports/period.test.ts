import { expect, it } from 'vitest'
import { checkReportPeriod, describePeriod, ofPeriod, reportPeriod } from './period.ts'

const TODAY = '2026-11-17'

it.each([
  ['last30', null, '2026-10-19', TODAY],
  ['month', null, '2026-11-01', TODAY],
  ['lastMonth', null, '2026-10-01', '2026-10-31'],
  ['published', '2026-03-05', '2026-03-05', TODAY],
  ['published', null, TODAY, TODAY],
  ['published', '2030-01-01', TODAY, TODAY],
  ['published', '1990-01-01', '2016-11-09', TODAY],
] as const)(
  'OREP-01 the period %s of a listing from %s is %s to %s',
  (name, published, firstDay, lastDay) => {
    expect(reportPeriod(name, TODAY, published)).toEqual({ firstDay, lastDay })
  },
)

it('OREP-01 the month before January is the December of the previous year', () => {
  expect(reportPeriod('lastMonth', '2027-01-03', null)).toEqual({
    firstDay: '2026-12-01',
    lastDay: '2026-12-31',
  })
})

it.each([
  [null, TODAY, 'incomplete'],
  ['2026-11-02', '2026-11-01', 'reversed'],
  ['2026-11-02', '2026-11-18', 'future'],
  ['2016-01-01', TODAY, 'long'],
] as const)('OREP-01 refuses the period %s to %s: %s', (firstDay, lastDay, fault) => {
  expect(checkReportPeriod(firstDay, lastDay, TODAY)).toEqual({ fault })
})

it.each([
  ['2026-10-01', '2026-10-31', 'de octubre de 2026'],
  ['2026-10-01', '2026-10-30', 'del 1 al 30 de octubre de 2026'],
  ['2026-11-03', TODAY, 'del 3 al 17 de noviembre de 2026'],
  ['2026-10-19', TODAY, 'del 19 de octubre al 17 de noviembre de 2026'],
  ['2025-12-20', '2026-01-05', 'del 20 de diciembre de 2025 al 5 de enero de 2026'],
  [TODAY, TODAY, 'del 17 de noviembre de 2026'],
])('OREP-01 the report from %s to %s is called %s', (firstDay, lastDay, text) => {
  expect(ofPeriod({ firstDay, lastDay })).toBe(text)
  expect(`de ${describePeriod({ firstDay, lastDay })}`.replace(/^de del /, 'del ')).toBe(text)
})
