import { daysInStage, isStale } from '@predio/domain/opportunities'
import { useNow } from '../../lib/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { daysInStageText, messages, shortDaysText } from '../../records/opportunities/messages.ts'

interface StageTimeProps {
  opportunity: OpportunityRow
  isShort?: boolean
}

/** OPP-06: shows how many days an open opportunity is in its stage, and whether it is stale. */
export function StageTime({ opportunity, isShort = false }: StageTimeProps) {
  const now = useNow()
  const zone = useZone()
  if (opportunity.status !== 'open') return null
  const days = daysInStage(opportunity, now, zone)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
      <span className={cx(isShort && 'xl:sr-only')}>{daysInStageText(days)}</span>
      {isShort && (
        <span aria-hidden="true" className="hidden xl:inline">
          {shortDaysText(days)}
        </span>
      )}
      {isStale(opportunity, now, zone) && <Badge tone="attention">{messages.stale}</Badge>}
    </span>
  )
}
