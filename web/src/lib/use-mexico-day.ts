import { toCalendarDate } from '@predio/domain/dates'
import { useNow } from './use-now.ts'

/** Returns the day in Mexico City, because laws and official figures change at midnight of the capital. */
export function useMexicoDay(): string {
  return toCalendarDate(useNow(), 'America/Mexico_City')
}
