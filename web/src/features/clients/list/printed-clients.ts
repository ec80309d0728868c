import {
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  formatBudget,
  fullName,
} from '@predio/domain/clients'
import { formatDate } from '@predio/domain/dates'
import { formatPhone } from '@predio/domain/phones'
import { HEADINGS } from '../../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'

export function printedClients(zone: string): TableColumn<ListedClient>[] {
  return [
    { id: 'name', label: HEADINGS.name, render: fullName },
    {
      id: 'type',
      label: HEADINGS.type,
      render: ({ type, status }) => `${CLIENT_TYPE_LABELS[type]}\n${CLIENT_STATUS_LABELS[status]}`,
    },
    {
      id: 'reach',
      label: HEADINGS.contact,
      render: ({ phone, email }) => [phone && formatPhone(phone), email].filter(Boolean).join('\n'),
    },
    { id: 'budget', label: HEADINGS.budget, render: formatBudget },
    {
      id: 'contact',
      label: HEADINGS.lastContact,
      render: ({ last_contact_at: last }) => last && formatDate(new Date(last), zone, 'short'),
    },
  ]
}
