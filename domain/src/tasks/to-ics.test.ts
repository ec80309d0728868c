import { describe, expect, it } from 'vitest'
import { taskEvent } from './task-event.ts'
import { type CalendarEvent, toIcs } from './to-ics.ts'

const NOW = new Date('2026-11-15T06:30:00.500Z')
const VISIT: CalendarEvent = {
  id: 'v1',
  title: 'Visita',
  startsAt: new Date('2026-11-16T17:00:00-06:00'),
  minutes: 45,
}

function unfold(ics: string): string[] {
  return ics.replaceAll('\r\n ', '').split('\r\n')
}

it('ICS-01 a calendar file has the event in UTC and ends every line with CRLF (RFC 5545)', () => {
  const event = { ...VISIT, location: 'Calle 60', alarmMinutes: 15 }
  expect(toIcs([event], NOW)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Predio//Agenda//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:v1@predio',
      'DTSTAMP:20261115T063000Z',
      'DTSTART:20261116T230000Z',
      'DTEND:20261116T234500Z',
      'SUMMARY:Visita',
      'LOCATION:Calle 60',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Visita',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

it.each([
  ['Casa; 2,500,000', String.raw`Casa\; 2\,500\,000`],
  ['uno\ndos\r\ntres\rcuatro', String.raw`uno\ndos\ntres\ncuatro`],
  [String.raw`C:\casa`, String.raw`C:\\casa`],
  ['a\u0000\u0007b\tc', 'ab\tc'],
])('ICS-02 a calendar file has the text %j as %s', (title, written) => {
  expect(unfold(toIcs([{ ...VISIT, title }], NOW))).toContain(`SUMMARY:${written}`)
})

describe('ICS-03 folds lines at 75 octets', () => {
  it.each(['a', 'ñ', '€', '🏡'])(
    'a calendar file folds its lines without splitting the character %s',
    (letter) => {
      const description = letter.repeat(200)
      const ics = toIcs([{ ...VISIT, description }], NOW)
      const sizes = ics
        .split('\r\n')
        .map((line) => encodeURIComponent(line).replaceAll(/%../g, 'x').length)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
      expect(Math.max(...sizes)).toBeGreaterThan(70)
      expect(unfold(ics)).toContain(`DESCRIPTION:${description}`)
    },
  )
})

describe('ICS-04 exports a task as an event at its due date', () => {
  const task = {
    id: 't1',
    title: 'Llamar',
    description: null,
    due_date: '2026-11-16T16:00:00+00:00',
  }

  it('a task’s event lasts half an hour, with an alarm half an hour before', () => {
    const event = taskEvent(task)
    const lines = unfold(toIcs(event ? [event] : [], NOW))
    expect(lines).toContain('UID:task-t1@predio')
    expect(lines).toContain('DTEND:20261116T163000Z')
    expect(lines).toContain('TRIGGER:-PT30M')
  })

  it('a task without a date has no event', () => {
    expect(taskEvent({ ...task, due_date: null })).toBeNull()
  })
})
