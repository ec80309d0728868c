import { relativeDays } from '@predio/domain/dates'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** 'hace un momento', 'hace 3 min', 'hace 5 h', then by days: 'ayer', 'hace 4 días'. */
export function timeAgo(instant: Date, now: Date, zone: string): string {
  const passed = now.getTime() - instant.getTime()
  if (passed < MINUTE_MS) return 'hace un momento'
  if (passed < HOUR_MS) return `hace ${Math.floor(passed / MINUTE_MS)} min`
  if (passed < 24 * HOUR_MS) return `hace ${Math.floor(passed / HOUR_MS)} h`
  return relativeDays(instant, now, zone)
}
