import { toCalendarDate } from '@predio/domain/dates'
import { useNow } from './use-now.ts'

/** Laws and official figures change at midnight of Mexico's capital. */
export function useMexicoDay(): string {
  return toCalendarDate(useNow(), 'America/Mexico_City')
}
