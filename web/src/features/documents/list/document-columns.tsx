import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { shownTitle } from '@predio/domain/properties'
import type { ReactNode } from 'react'
import type { ChoiceOf } from '../../../capabilities/list/record-list.tsx'
import { tableColumns } from '../../../capabilities/list/table-columns.tsx'
import type { OpenView } from '../../../capabilities/views/use-open-view.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { messages } from '../../../records/documents/messages.ts'
import { StatusBadge } from '../../../records/documents/status-badge.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import { RelatedNames } from '../related-names.tsx'
import { NameCell } from './name-cell.tsx'

const CELLS = {
  categoria: ({ category }: DocumentRow) => DOCUMENT_CATEGORY_LABELS[category],
  estado: ({ status }: DocumentRow) => <StatusBadge status={status} />,
  cliente: ({ client_name }: DocumentRow) => client_name,
  propiedad: ({ property_title }: DocumentRow) => shownTitle(property_title),
  plantilla: ({ template_name }: DocumentRow) => template_name,
  edicion: ({ last_edited_at }: DocumentRow) => new Date(last_edited_at),
  alta: ({ created_at }: DocumentRow) => new Date(created_at),
}

/** DOC-43 and VIEW-52: if the view names no columns, the usual ones are shown. */
export function documentColumns(
  open: OpenView<'documents'>,
  zone: string,
  choiceOf: ChoiceOf<DocumentRow>,
  actions: { width: number; render: (document: DocumentRow) => ReactNode },
): TableColumn<DocumentRow>[] {
  const { name, category, status, related, edited } = messages.columns
  return tableColumns({
    open,
    zone,
    name: {
      id: 'nombre',
      label: name,
      width: 15,
      cell: (document) => <NameCell document={document} choice={choiceOf(document)} />,
    },
    cells: CELLS,
    usual: [
      { id: 'categoria', label: category, cell: CELLS.categoria },
      { id: 'estado', label: status, cell: CELLS.estado },
      {
        id: 'related',
        label: related,
        width: 12,
        cell: (document) => <RelatedNames {...document} />,
      },
      { id: 'edicion', label: edited, cell: CELLS.edicion },
    ],
    widths: { categoria: 8, estado: 8 },
    actions: {
      width: actions.width,
      render: (document) => !choiceOf(document) && actions.render(document),
    },
  })
}
