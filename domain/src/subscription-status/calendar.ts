const DAY_MS = 86_400_000
const DEFAULT_ZONE = 'America/Mexico_City'

/** The date on the wall in that zone, as the UTC midnight of the same date: such days subtract without daylight saving. */
export function calendarDay(at: Date, timeZone: string): number {
  const parts = formatter('en-US', timeZone, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'))
}

export function daysBetween(from: number, to: number): number {
  return Math.round((to - from) / DAY_MS)
}

/** 14 de diciembre de 2026 */
export function longDate(at: Date, timeZone: string): string {
  return formatter('es-MX', timeZone, { dateStyle: 'long' }).format(at)
}

/** PostgreSQL knows zones that an older browser may not: Mexico City's then, rather than nothing. */
function formatter(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: DEFAULT_ZONE })
  }
}
