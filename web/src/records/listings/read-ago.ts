import { atTime } from '@predio/domain/dates'

const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone
const DATE = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short' })

const MINUTE_MS = 60_000

/** How old the listings in sight are: 'leídas hace 5 min', 'leídas el 3 nov a las 10:15 a.m.'. */
export function readAgo(readAt: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - readAt.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'leídas hace un momento'
  if (minutes < 60) return `leídas hace ${minutes} min`
  return `leídas el ${DATE.format(readAt)} ${atTime(readAt, OWN_ZONE)}`
}
