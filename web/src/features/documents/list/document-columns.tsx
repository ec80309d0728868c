import { formatDate } from '@predio/domain/dates'
import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { shownTitle } from '@predio/domain/properties'
import type { Day } from '@predio/domain/views'
import type { ReactNode } from 'react'
import type { ChoiceOf } from '../../../capabilities/list/record-list.tsx'
import { viewColumns } from '../../../capabilities/list/view-columns.ts'
import { nearDate } from '../../../lib/near-date.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { messages } from '../../../records/documents/messages.ts'
import { StatusBadge } from '../../../records/documents/status-badge.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import { RelatedNames } from '../related-names.tsx'
import { NameCell } from './name-cell.tsx'

/** The name, the usual columns (DOC-43) or those of the view (VIEW-52), and the actions. */
export function documentColumns(
  keys: readonly string[],
  day: Day,
  choiceOf: ChoiceOf<DocumentRow>,
  actionsOf: (document: DocumentRow) => ReactNode,
): TableColumn<DocumentRow>[] {
  const { name, actions } = messages.columns
  return [
    {
      id: 'name',
      label: name,
      render: (document) => <NameCell document={document} choice={choiceOf(document)} />,
    },
    ...(keys.length === 0 ? usualColumns(day) : viewColumns('documents', keys, cellsOf(day))),
    {
      id: 'actions',
      label: actions,
      align: 'end',
      render: (document) => !choiceOf(document) && actionsOf(document),
    },
  ]
}

function usualColumns(day: Day): TableColumn<DocumentRow>[] {
  const { category, status, related, edited } = messages.columns
  const cells = cellsOf(day)
  return [
    { id: 'category', label: category, render: cells.categoria },
    { id: 'status', label: status, render: cells.estado },
    { id: 'related', label: related, render: (document) => <RelatedNames {...document} /> },
    { id: 'edited', label: edited, render: cells.edicion },
  ]
}

function cellsOf({ now, zone }: Day) {
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
  } satisfies Record<string, TableColumn<DocumentRow>['render']>
}
