import { daysInStage, isStale } from '@predio/domain/opportunities'
import { useNow } from '../../lib/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { useZone } from '../profile/index.ts'
import type { OpportunityRow } from './api/opportunity-row.ts'
import { messages, sayDaysInStage } from './messages.ts'

/** How long it has been where it is; what is closed rests by right. */
export function StageTime({ opportunity }: { opportunity: OpportunityRow }) {
  const now = useNow()
  const zone = useZone()
  if (opportunity.status !== 'open') return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
      {sayDaysInStage(daysInStage(opportunity, now, zone))}
      {isStale(opportunity, now, zone) && <Badge tone="attention">{messages.stale}</Badge>}
    </span>
  )
}
