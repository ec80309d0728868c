import { daysBetween, toCalendarDate } from '../dates/index.ts'
import { type OpportunityStatus, STALE_DAYS } from './opportunity.ts'

interface Staged {
  status: OpportunityStatus
  stage_changed_at: string
}

/** Counts calendar days of the agent's time zone, so yesterday evening is one day ago. */
export function daysInStage(
  opportunity: Pick<Staged, 'stage_changed_at'>,
  now: Date,
  zone: string,
): number {
  const entered = toCalendarDate(new Date(opportunity.stage_changed_at), zone)
  return Math.max(0, daysBetween(entered, toCalendarDate(now, zone)))
}

/** OPP-06: a closed opportunity is never stale. */
export function isStale(opportunity: Staged, now: Date, zone: string): boolean {
  return opportunity.status === 'open' && daysInStage(opportunity, now, zone) >= STALE_DAYS
}
