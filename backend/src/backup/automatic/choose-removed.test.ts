import { DEFAULT_TIME_ZONE } from '@predio/domain/dates'
import { expect, it } from 'vitest'
import type { BackupRetention } from '../../settings/environment.ts'
import { chooseRemoved } from './choose-removed.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const NOW = new Date('2026-12-31T00:00Z')

const backupAt = (moment: string | number) => ({ takenAt: new Date(moment) })

function removed(moments: readonly string[], keep: BackupRetention): string[] {
  const chosen = chooseRemoved(moments.map(backupAt), keep, DEFAULT_TIME_ZONE, NOW)
  return chosen
    .map(({ takenAt }) => takenAt.toISOString().slice(0, 16).replace(':00', ''))
    .toSorted()
}

it.each<[string, BackupRetention, string[], string[]]>([
  ['nothing of nothing', { daily: 7, weekly: 4, monthly: 12 }, [], []],
  ['not the only one', { daily: 1, weekly: 0, monthly: 0 }, ['2020-01-01T09:00Z'], []],
  [
    'an earlier one of the same day once 24 hours have passed',
    { daily: 7, weekly: 0, monthly: 0 },
    ['2026-11-14T09:00Z', '2026-11-14T15:00Z', '2026-11-15T15:00Z', '2026-11-15T16:00Z'],
    ['2026-11-14T09'],
  ],
  [
    'none of the newest 24 hours, however many there are',
    { daily: 1, weekly: 0, monthly: 0 },
    ['2026-11-15T09:00Z', '2026-11-15T15:00Z', '2026-11-15T21:00Z', '2026-11-16T03:00Z'],
    [],
  ],
  [
    'the eighth day, and not because days without a backup went by',
    { daily: 2, weekly: 0, monthly: 0 },
    ['2026-01-05T09:00Z', '2026-03-05T09:00Z', '2026-11-16T09:00Z'],
    ['2026-01-05T09'],
  ],
  [
    // 23:00 on the 15th in Mexico is already 05:00 on the 16th in UTC.
    'by the days of Mexico, not of UTC',
    { daily: 2, weekly: 0, monthly: 0 },
    ['2026-11-15T15:00Z', '2026-11-16T05:00Z', '2026-11-17T16:00Z'],
    ['2026-11-15T15'],
  ],
  [
    'all of a week and of a month but the last',
    { daily: 1, weekly: 2, monthly: 2 },
    [
      '2026-10-30T09:00Z',
      '2026-10-31T09:00Z',
      '2026-11-06T09:00Z',
      '2026-11-07T09:00Z',
      '2026-11-13T09:00Z',
      '2026-11-16T09:00Z',
    ],
    ['2026-10-30T09', '2026-11-06T09', '2026-11-07T09'],
  ],
  [
    'as if one that a wrong clock dated into the future were not there',
    { daily: 1, weekly: 0, monthly: 0 },
    ['2026-11-14T09:00Z', '2026-11-16T09:00Z', '2031-01-01T09:00Z'],
    ['2026-11-14T09'],
  ],
])('OPS-55 the removal of old backups removes %s', (_, keep, moments, expected) => {
  expect(removed(moments, keep)).toEqual(expected)
})

it('OPS-55 after 400 nights the backups of the last 7 days, 4 weeks and 12 months are left', () => {
  const keep = { daily: 7, weekly: 4, monthly: 12 }
  const first = Date.UTC(2025, 10, 27, 9)
  let stored: { takenAt: Date }[] = []
  for (let night = 0; night < 400; night += 1) {
    const now = new Date(first + night * DAY_MS)
    stored.push({ takenAt: now })
    const unwanted = new Set(chooseRemoved(stored, keep, DEFAULT_TIME_ZONE, now))
    stored = stored.filter((backup) => !unwanted.has(backup))
    expect(stored.at(-1)?.takenAt.getTime()).toBe(first + night * DAY_MS)
    expect(stored.length).toBeLessThanOrEqual(7 + 4 + 12)
  }
  const days = stored.map(({ takenAt }) => takenAt.toISOString().slice(0, 10))
  expect(days.join(' ')).toBe(
    '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30 ' +
      '2026-07-31 2026-08-31 2026-09-30 2026-10-31 2026-11-30 ' +
      // These dates are Sundays, on which weeks end.
      '2026-12-13 2026-12-20 ' +
      '2026-12-25 2026-12-26 2026-12-27 2026-12-28 2026-12-29 2026-12-30 2026-12-31',
  )
})

it('OPS-55 of backups every six hours, all of the last day and one of each earlier day are kept', () => {
  const last = Date.UTC(2026, 10, 16, 9)
  const every6 = Array.from({ length: 40 }, (_, i) => backupAt(last - i * 6 * HOUR_MS))
  const keep = { daily: 3, weekly: 0, monthly: 0 }
  const unwanted = chooseRemoved(every6, keep, DEFAULT_TIME_ZONE, NOW)
  const kept = every6.filter((backup) => !unwanted.includes(backup))
  const hours = kept.map(({ takenAt }) => takenAt.toISOString().slice(5, 13))
  expect(hours).toEqual(['11-16T09', '11-16T03', '11-15T21', '11-15T15', '11-15T03'])
})
