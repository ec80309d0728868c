import { toCalendarDate } from '@predio/domain/dates'
import { useNow } from './use-now.ts'

/** The day in Mexico's capital, YYYY-MM-DD: laws and official figures change there at midnight. */
export function useMexicoDay(): string {
  return toCalendarDate(useNow(), 'America/Mexico_City')
}
