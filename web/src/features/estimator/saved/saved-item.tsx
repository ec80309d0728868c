import { fullName } from '@predio/domain/clients'
import { formatDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { shownTitle } from '@predio/domain/properties'
import { House, Trash2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import type { ValuationRow } from '../../../records/valuations/api/valuation-row.ts'
import { messages } from '../messages.ts'

interface SavedItemProps {
  row: ValuationRow
  onOpen: () => void
  onDelete: () => void
}

export function SavedItem({ row, onOpen, onDelete }: SavedItemProps) {
  const zone = useZone()
  const place = row.colony === null ? row.state : `${row.colony}, ${row.state}`
  return (
    <article className="flex items-start gap-2 py-4">
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-2 sm:flex-row sm:justify-between">
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="font-semibold">
            <Link
              {...linkTo(recordTarget('valuaciones', row.id))}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-sm text-left wrap-anywhere outline-0 hover:text-action hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus desk:min-h-0"
              onPress={onOpen}
            >
              {row.title ?? messages.untitled}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {place} · {formatDate(new Date(row.created_at), zone, 'short')}
          </p>
          {row.client && (
            <Related icon={<UserRound aria-hidden="true" />}>{fullName(row.client)}</Related>
          )}
          {row.property && (
            <Related icon={<House aria-hidden="true" />}>{shownTitle(row.property.title)}</Related>
          )}
        </div>
        <div className="flex flex-col sm:items-end sm:text-right">
          <p className="text-lg font-semibold tabular-nums">{formatMxn(row.estimated_value, 0)}</p>
          {row.range_min !== null && row.range_max !== null && (
            <p className="text-sm text-ink-soft tabular-nums">
              {messages.rangeText(formatMxn(row.range_min, 0), formatMxn(row.range_max, 0))}
            </p>
          )}
          {row.confidence !== null && (
            <p className="text-sm text-ink-soft">
              {messages.confidence}: {messages.confidenceValue(row.confidence)}
            </p>
          )}
        </div>
      </div>
      <IconButton
        label={messages.delete}
        tone="danger"
        icon={<Trash2 aria-hidden="true" />}
        onPress={onDelete}
      />
    </article>
  )
}

function Related({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
