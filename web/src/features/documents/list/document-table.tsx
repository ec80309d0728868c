import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { nearDate } from '../../../lib/near-date.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import { VirtualTable } from '../../../ui/virtual-table.tsx'
import { useZone } from '../../../records/profile/use-zone.ts'
import type { DocumentAction } from '../actions/document-dialogs.tsx'
import { RowActions } from '../actions/row-actions.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useDownload } from '../download/use-download.ts'
import { messages } from '../../../records/documents/messages.ts'
import { RelatedNames } from '../related-names.tsx'
import { StatusBadge } from '../../../records/documents/status-badge.tsx'
import { NameCell } from './name-cell.tsx'
import type { Selection } from './use-selection.ts'

interface DocumentTableProps {
  documents: readonly DocumentRow[]
  selection: Selection
  hasMore: boolean
  onAction: (action: DocumentAction, document: DocumentRow) => void
}

/** Six columns; on a phone each row is a card (DOC-43). */
export function DocumentTable({ documents, selection, hasMore, onAction }: DocumentTableProps) {
  const now = useNow()
  const zone = useZone()
  const download = useDownload()
  const columns: TableColumn<DocumentRow>[] = [
    {
      id: 'name',
      label: messages.columns.name,
      render: (document) => <NameCell document={document} selection={selection} />,
    },
    {
      id: 'category',
      label: messages.columns.category,
      render: ({ category }) => DOCUMENT_CATEGORY_LABELS[category],
    },
    {
      id: 'status',
      label: messages.columns.status,
      render: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'related',
      label: messages.columns.related,
      render: (document) => <RelatedNames {...document} />,
    },
    {
      id: 'edited',
      label: messages.columns.edited,
      render: ({ last_edited_at }) => (
        <time dateTime={last_edited_at} className="tabular-nums">
          {nearDate(new Date(last_edited_at), now, zone)}
        </time>
      ),
    },
    {
      id: 'actions',
      label: messages.columns.actions,
      align: 'end',
      render: (document) => (
        <RowActions
          document={document}
          isDownloading={download.busyId === document.id}
          onDownload={(format) => void download.start(document, format)}
          onAction={(action) => onAction(action, document)}
        />
      ),
    },
  ]
  return (
    <VirtualTable label={messages.documents} columns={columns} rows={documents} hasMore={hasMore} />
  )
}
