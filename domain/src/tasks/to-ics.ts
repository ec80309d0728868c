export interface CalendarEvent {
  /** A stable id lets a second import update the event instead of adding another one. */
  id: string
  title: string
  description?: string | null
  location?: string | null
  startsAt: Date
  minutes: number
  alarmMinutes?: number
}

/** Times are in UTC, so that the file needs no time zone definitions (RFC 5545). */
export function toIcs(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Predio//Agenda//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const end = new Date(event.startsAt.getTime() + event.minutes * 60_000)
  return [
    'BEGIN:VEVENT',
    `UID:${escape(event.id)}@predio`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escape(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escape(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escape(event.location)}`] : []),
    ...(event.alarmMinutes === undefined ? [] : alarmLines(event.title, event.alarmMinutes)),
    'END:VEVENT',
  ]
}

function alarmLines(title: string, minutes: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(title)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ]
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escape(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // A control character makes the whole file invalid; a tab is allowed.
      .replaceAll(/[^\P{Cc}\t\n]/gu, '')
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
  )
}

function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetCount(character)
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetCount(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
