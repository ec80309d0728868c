import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

const NOW = new Date('2026-11-15T18:00:00Z')
const ZONE = 'America/Mexico_City'

it('NOT-09 the name of each day is above the day’s first notification', () => {
  const moments = [
    '2026-11-15T17:00:00Z',
    '2026-11-15T06:30:00Z',
    '2026-11-15T05:59:00Z',
    '2026-11-03T12:00:00Z',
    '2026-11-03T11:00:00Z',
  ]
  const rows = byDay(
    moments.map((created_at) => ({ created_at })),
    NOW,
    ZONE,
  )
  expect(rows.map(({ heading }) => heading)).toEqual([
    'Hoy',
    undefined,
    'Ayer',
    '3 de noviembre de 2026',
    undefined,
  ])
})

it('NOT-09 a time of a server clock that is ahead counts as today', () => {
  expect(byDay([{ created_at: '2026-11-16T07:00:00Z' }], NOW, ZONE)[0]?.heading).toBe('Hoy')
})
