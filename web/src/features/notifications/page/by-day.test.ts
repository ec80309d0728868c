import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

const NOW = new Date('2026-11-15T18:00:00Z')
const ZONE = 'America/Mexico_City'

it('NOT-09 puts the name of each day above its first notification', () => {
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

it('NOT-09 counts a server clock that is ahead as today', () => {
  expect(byDay([{ created_at: '2026-11-16T07:00:00Z' }], NOW, ZONE)[0]?.heading).toBe('Hoy')
})
