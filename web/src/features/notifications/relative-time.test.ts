import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = new Date('2026-11-15T18:00:00Z')
const ZONE = 'America/Mexico_City'
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  [-30, 'ahora mismo'],
  [0, 'ahora mismo'],
  [59, 'ahora mismo'],
  [MINUTE, 'hace 1 minuto'],
  [HOUR - 1, 'hace 59 minutos'],
  [HOUR, 'hace 1 hora'],
  [DAY - 1, 'hace 23 horas'],
  [DAY, 'ayer'],
  [3 * DAY, 'hace 3 días'],
  [7 * DAY, 'hace 7 días'],
  [8 * DAY, '7 de noviembre de 2026'],
])('%i seconds ago is said as %s', (seconds, words) => {
  expect(relativeTime(new Date(NOW.getTime() - seconds * 1000), NOW, ZONE)).toBe(words)
})

it('counts the days of the zone, not their hours', () => {
  const wednesday = new Date('2026-11-18T16:00:00Z')
  const monday = new Date('2026-11-16T17:00:00Z')
  expect(relativeTime(monday, wednesday, ZONE)).toBe('anteayer')
})
