import { formatDate } from '@predio/domain/dates'
import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { shownTitle } from '@predio/domain/properties'
import { findField } from '@predio/domain/views'
import { nearDate } from '../../../lib/near-date.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import { VirtualTable } from '../../../ui/virtual-table.tsx'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import type { DocumentAction } from '../actions/document-dialogs.tsx'
import { RowActions } from '../actions/row-actions.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useDownload } from '../download/use-download.ts'
import { messages } from '../../../records/documents/messages.ts'
import { RelatedNames } from '../related-names.tsx'
import { StatusBadge } from '../../../records/documents/status-badge.tsx'
import { NameCell } from './name-cell.tsx'

interface DocumentTableProps {
  documents: readonly DocumentRow[]
  /** The keys of the view's columns; none for the usual ones. */
  columns: readonly string[]
  selection: Selection
  hasMore: boolean
  onAction: (action: DocumentAction, document: DocumentRow) => void
}

/** The name, the usual columns (DOC-43) or those of the view (VIEW-52), and the actions; on a phone each row is a card. */
export function DocumentTable({
  documents,
  columns: keys,
  selection,
  hasMore,
  onAction,
}: DocumentTableProps) {
  const now = useNow()
  const zone = useZone()
  const download = useDownload()
  const ids = documents.map(({ id }) => id)
  const columns: TableColumn<DocumentRow>[] = [
    {
      id: 'name',
      label: messages.columns.name,
      render: (document) => (
        <NameCell
          document={document}
          isChosen={selection.ids.has(document.id)}
          onPress={(isRange) => selection.press(document.id, ids, isRange)}
        />
      ),
    },
    ...(keys.length === 0 ? usualColumns(now, zone) : chosenColumns(keys, now, zone)),
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

type Cell = TableColumn<DocumentRow>['render']

function usualColumns(now: Date, zone: string): TableColumn<DocumentRow>[] {
  const { category, status, related, edited } = messages.columns
  const cells = cellsOf(now, zone)
  return [
    { id: 'category', label: category, render: cells.categoria },
    { id: 'status', label: status, render: cells.estado },
    { id: 'related', label: related, render: (document) => <RelatedNames {...document} /> },
    { id: 'edited', label: edited, render: cells.edicion },
  ]
}

function chosenColumns(
  keys: readonly string[],
  now: Date,
  zone: string,
): TableColumn<DocumentRow>[] {
  const cells: Record<string, Cell> = cellsOf(now, zone)
  return keys.flatMap((key) => {
    const render = cells[key]
    const field = findField('documents', key)
    return render && field ? [{ id: key, label: field.label, render }] : []
  })
}

function cellsOf(now: Date, zone: string) {
  return {
    categoria: ({ category }) => DOCUMENT_CATEGORY_LABELS[category],
    estado: ({ status }) => <StatusBadge status={status} />,
    cliente: ({ client_name }) => client_name,
    propiedad: ({ property_title }) => shownTitle(property_title),
    plantilla: ({ template_name }) => template_name,
    edicion: ({ last_edited_at }) => (
      <time dateTime={last_edited_at} className="tabular-nums">
        {nearDate(new Date(last_edited_at), now, zone)}
      </time>
    ),
    alta: ({ created_at }) => formatDate(new Date(created_at), zone, 'short'),
  } satisfies Record<string, Cell>
}
