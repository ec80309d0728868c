import { describe, expect, it } from 'vitest'
import { daysInStage, isStale } from './days-in-stage.ts'
import { expectedCommission } from './expected-commission.ts'

const ZONE = 'America/Mexico_City'

it.each([
  [2_500_000, 3, 7_500_000],
  [1_234_567.89, 3.5, 4_320_988],
  [0.1, 0.1, 0],
  [999_999_999_999.99, 100, 99_999_999_999_999],
  [null, 3, null],
  [2_500_000, null, null],
])('OPP-05 a sale of %d at %d %% has a commission of %d cents', (amount, percent, cents) => {
  const terms = { type: 'sale', commission_percentage: percent, commission_months: 1 } as const
  expect(expectedCommission(terms, amount)).toBe(cents)
})

it.each([
  [38_500, 1, 3_850_000],
  [38_500, 0.5, 1_925_000],
  [12_345.67, 1.5, 1_851_851],
  [38_500, 0.333, 1_282_050],
  [38_500, null, null],
  [null, 1, null],
])('OPP-05 a rent of %d for %d months has a commission of %d cents', (rent, months, cents) => {
  const terms = { type: 'rent', commission_percentage: 3, commission_months: months } as const
  expect(expectedCommission(terms, rent)).toBe(cents)
})

describe('OPP-06 an open opportunity is stale after 14 days in a stage', () => {
  const now = new Date('2026-11-15T18:00:00Z')

  it.each([
    ['2026-11-15T06:00:00Z', 0, false],
    ['2026-11-15T05:59:00Z', 1, false],
    ['2026-11-02T18:00:00Z', 13, false],
    ['2026-11-02T05:59:00Z', 14, true],
    ['2026-01-01T18:00:00Z', 318, true],
    ['2026-11-16T18:00:00Z', 0, false],
  ])('an opportunity in its stage since %s: %i days, stale %s', (stage_changed_at, days, stale) => {
    expect(daysInStage({ stage_changed_at }, now, ZONE)).toBe(days)
    expect(isStale({ status: 'open', stage_changed_at }, now, ZONE)).toBe(stale)
  })

  it.each(['won', 'lost'] as const)('an opportunity that is %s is never stale', (status) => {
    expect(isStale({ status, stage_changed_at: '2026-01-01T00:00:00Z' }, now, ZONE)).toBe(false)
  })
})
