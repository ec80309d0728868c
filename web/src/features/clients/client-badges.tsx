import {
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  type ClientStatus,
  type ClientType,
} from '@predio/domain/clients'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const STATUS_TONES: Record<ClientStatus, Tone> = {
  active: 'success',
  inactive: 'neutral',
  lead: 'info',
}

interface ClientBadgesProps {
  type: ClientType
  status: ClientStatus
}

export function ClientBadges({ type, status }: ClientBadgesProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge hasMark={false}>{CLIENT_TYPE_LABELS[type]}</Badge>
      <Badge tone={STATUS_TONES[status]}>{CLIENT_STATUS_LABELS[status]}</Badge>
    </span>
  )
}
