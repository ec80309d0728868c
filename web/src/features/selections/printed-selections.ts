import { fullName } from '@predio/domain/clients'
import { formatDate } from '@predio/domain/dates'
import type { SelectionSummary } from '../../records/selections/api/selection-row.ts'
import { describeAnswers } from '../../records/selections/describe-selection.ts'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'

export function printedSelections(zone: string): TableColumn<SelectionSummary>[] {
  return [
    { id: 'title', label: HEADINGS.title, render: ({ title }) => title },
    { id: 'client', label: HEADINGS.client, render: ({ client }) => client && fullName(client) },
    { id: 'answers', label: HEADINGS.outcome, render: ({ items }) => describeAnswers(items) },
    {
      id: 'date',
      label: HEADINGS.date,
      render: ({ created_at }) => formatDate(new Date(created_at), zone, 'short'),
    },
  ]
}
