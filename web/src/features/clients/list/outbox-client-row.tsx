import { CLIENT_TYPE_LABELS, fullName } from '@predio/domain/clients'
import { formatPhone } from '@predio/domain/phones'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { OutboxBadge } from '../../../ui/outbox-badge.tsx'
import type { OutboxClient } from '../../../records/clients/api/outbox-clients.ts'

export function OutboxClientRow({ entry }: { entry: OutboxClient }) {
  const { row } = entry
  const name = fullName(row)
  return (
    <article className="flex items-center gap-4 px-4 py-4">
      <Avatar name={name} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h3 className="font-medium wrap-anywhere">{name}</h3>
        <span className="flex flex-wrap gap-1.5">
          <Badge hasMark={false}>{CLIENT_TYPE_LABELS[row.type]}</Badge>
          <OutboxBadge entry={entry} />
        </span>
        {row.phone && (
          <span className="text-sm text-ink-soft tabular-nums">{formatPhone(row.phone)}</span>
        )}
      </div>
    </article>
  )
}
