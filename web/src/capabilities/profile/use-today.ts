import { toCalendarDate } from '@predio/domain/dates'
import { useNow } from '../../lib/use-now.ts'
import { useZone } from './use-zone.ts'

/** The day it is where the agent works, as YYYY-MM-DD. */
export function useToday(): string {
  return toCalendarDate(useNow(), useZone())
}
