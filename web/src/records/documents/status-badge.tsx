import { DOCUMENT_STATUS_BADGES, type DocumentStatus } from '@predio/domain/documents'
import { Badge } from '../../ui/badge.tsx'

export function StatusBadge({ status }: { status: DocumentStatus }) {
  const { label, tone } = DOCUMENT_STATUS_BADGES[status]
  return <Badge tone={tone}>{label}</Badge>
}
