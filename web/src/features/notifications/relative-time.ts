const WORDS = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' })
const DATE = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', year: 'numeric' })

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Further back a date says more than a count. */
const COUNTED_DAYS = 7

/** 'hace 5 minutos', 'ayer', '3 de noviembre de 2026'. */
export function relativeTime(at: Date, now: Date): string {
  const seconds = (now.getTime() - at.getTime()) / 1000
  // Clocks differ a little: what comes from the near future is now.
  if (seconds < MINUTE) return 'ahora mismo'
  if (seconds < HOUR) return WORDS.format(-Math.floor(seconds / MINUTE), 'minute')
  if (seconds < DAY) return WORDS.format(-Math.floor(seconds / HOUR), 'hour')
  if (seconds < COUNTED_DAYS * DAY) return WORDS.format(-Math.floor(seconds / DAY), 'day')
  return DATE.format(at)
}
