import { expect, it } from 'vitest'
import { readPeriod } from './use-period.ts'

const QUARTER = { period: 'quarter', range: { from: '2026-09-01', to: '2026-11-30' } }

it.each([
  ['', QUARTER],
  ['periodo=3-meses', QUARTER],
  ['periodo=mes', { period: 'month', range: { from: '2026-11-01', to: '2026-11-30' } }],
  ['periodo=anio', { period: 'year', range: { from: '2026-01-01', to: '2026-12-31' } }],
  ['periodo=todo', { period: 'all', range: { from: '2018-01-01', to: '2027-12-31' } }],
  [
    'periodo=personalizado&desde=2026-01-01&hasta=2026-03-31',
    { period: 'custom', range: { from: '2026-01-01', to: '2026-03-31' } },
  ],
  ['periodo=siglo', QUARTER],
  ['periodo=personalizado&desde=2026-02-30&hasta=2026-03-31', QUARTER],
  ['periodo=personalizado&desde=2026-03-31&hasta=2026-01-01', QUARTER],
  ['periodo=personalizado&desde=2026-01-01', QUARTER],
])('REP-18 reads the period from the address “%s”', (address, period) => {
  expect(readPeriod(new URLSearchParams(address), '2026-11-16')).toEqual(period)
})
