import { describe, expect, it } from 'vitest'
import { dateRangeBounds } from './date-range.ts'

const ZONE = 'America/Mexico_City'

describe('DOC-42 date filters in the agent’s zone', () => {
  it.each([
    ['today', '2026-11-15T05:59:00Z', '2026-11-14T06:00:00Z', '2026-11-15T06:00:00Z'],
    ['today', '2026-11-15T06:00:00Z', '2026-11-15T06:00:00Z', '2026-11-16T06:00:00Z'],
    ['week', '2026-11-15T18:00:00Z', '2026-11-08T06:00:00Z', '2026-11-16T06:00:00Z'],
    ['month', '2026-11-15T18:00:00Z', '2026-10-15T06:00:00Z', '2026-11-16T06:00:00Z'],
    ['month', '2026-03-31T18:00:00Z', '2026-02-28T06:00:00Z', '2026-04-01T06:00:00Z'],
    ['month', '2026-01-10T18:00:00Z', '2025-12-10T06:00:00Z', '2026-01-11T06:00:00Z'],
  ] as const)('bounds of %s at %s', (range, now, from, until) => {
    expect(dateRangeBounds(range, new Date(now), ZONE)).toEqual({
      from: new Date(from),
      until: new Date(until),
    })
  })

  it('respects a change to winter time', () => {
    expect(dateRangeBounds('week', new Date('2026-11-05T18:00:00Z'), 'America/Tijuana')).toEqual({
      from: new Date('2026-10-29T07:00:00Z'),
      until: new Date('2026-11-06T08:00:00Z'),
    })
  })

  it('has no bounds for all', () => {
    expect(dateRangeBounds('all', new Date(), ZONE)).toBeNull()
  })
})
