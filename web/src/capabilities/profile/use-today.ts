import { toCalendarDate } from '@predio/domain/dates'
import { useNow } from '../../lib/use-now.ts'
import { useZone } from './use-zone.ts'

export function useToday(): string {
  return toCalendarDate(useNow(), useZone())
}
