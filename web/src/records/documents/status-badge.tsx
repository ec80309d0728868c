import {
  DOCUMENT_STATUS_LABELS,
  DOCUMENT_STATUS_TONES,
  type DocumentStatus,
} from '@predio/domain/documents'
import { Badge } from '../../ui/badge.tsx'

export function StatusBadge({ status }: { status: DocumentStatus }) {
  return <Badge tone={DOCUMENT_STATUS_TONES[status]}>{DOCUMENT_STATUS_LABELS[status]}</Badge>
}
