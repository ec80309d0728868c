import { formatDate, formatLastDay } from '@predio/domain/dates'
import { shareState } from '@predio/domain/documents'
import { nearDate } from '../../lib/near-date.ts'
import { useNow } from '../../lib/use-now.ts'
import { useZone } from '../../records/profile/use-zone.ts'
import type { SelectionRow } from '../../records/selections/api/selection-row.ts'
import { stateBadge } from '../../records/selections/describe-selection.ts'
import { messages as records } from '../../records/selections/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { messages } from './messages.ts'

/** How often the page was opened, and until when its link opens it. */
export function LinkState({ selection }: { selection: SelectionRow }) {
  const now = useNow()
  const zone = useZone()
  const { label, tone } = stateBadge(selection, now)
  const { views, last_viewed_at: lastView } = selection
  const seen = lastView && messages.lastView(nearDate(new Date(lastView), now, zone))
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <Badge tone={tone}>{label}</Badge>
      <span>{[records.views(views), seen].filter(Boolean).join(', ')}</span>
      <span>{describeEnd(selection, now, zone)}</span>
    </p>
  )
}

function describeEnd(selection: SelectionRow, now: Date, zone: string): string {
  switch (shareState(selection, now)) {
    case 'active':
      return messages.expires(formatLastDay(selection.expires_at, zone))
    case 'expired':
      return messages.expired(formatLastDay(selection.expires_at, zone))
    case 'revoked':
      return messages.revoked(
        formatDate(new Date(selection.revoked_at ?? selection.expires_at), zone),
      )
  }
}
