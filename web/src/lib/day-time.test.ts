import { expect, it } from 'vitest'
import { toDayTime, toMoment } from './day-time.ts'

const ZONE = 'America/Tijuana'
const FIRST = '2026-11-01T08:30:20.5+00:00'
const SECOND = '2026-11-01T09:30:20.5+00:00'

it.each([FIRST, SECOND])('SAVE-20 a time that was not touched stays %s', (stored) => {
  const shown = toDayTime(stored, ZONE, '09:00')
  expect(shown).toEqual({ day: '2026-11-01', time: '01:30' })
  expect(toMoment(shown, ZONE, '09:00', stored)).toBe(stored)
})

it('a chosen time is stored, and a day without one gets the default hour', () => {
  expect(toMoment({ day: '2026-11-15', time: '18:30' }, ZONE, '09:00', SECOND)).toBe(
    '2026-11-16T02:30:00.000Z',
  )
  expect(toMoment({ day: '2026-11-15', time: '' }, ZONE, '09:00')).toBe('2026-11-15T17:00:00.000Z')
  expect(toMoment({ day: null, time: '09:00' }, ZONE, '09:00', SECOND)).toBeNull()
})
