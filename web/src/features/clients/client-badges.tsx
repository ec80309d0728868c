import { statusColor } from '@predio/domain/badges'
import {
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  type ClientStatus,
  type ClientType,
} from '@predio/domain/clients'
import { Badge } from '../../ui/badge.tsx'
import { words } from '../../lib/words.ts'
import { messages } from '../../records/clients/messages.ts'

interface ClientBadgesProps {
  client: BadgedClient
}

interface BadgedClient {
  type: ClientType
  status: ClientStatus
  needs_review: boolean
  is_example: boolean
}

export function ClientBadges({ client }: ClientBadgesProps) {
  const { type, status, needs_review, is_example } = client
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge hasMark={false}>{CLIENT_TYPE_LABELS[type]}</Badge>
      <Badge tone={statusColor(status) === 'green' ? 'success' : 'neutral'}>
        {CLIENT_STATUS_LABELS[status]}
      </Badge>
      {is_example && <Badge hasMark={false}>{words.example}</Badge>}
      {needs_review && <Badge tone="attention">{messages.toReview}</Badge>}
    </span>
  )
}
