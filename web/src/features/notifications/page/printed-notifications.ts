import { formatDate } from '@predio/domain/dates'
import { HEADINGS } from '../../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import type { Notification } from '../api/list-notifications.ts'
import type { DayRow } from './by-day.ts'

export function printedNotifications(zone: string): TableColumn<DayRow<Notification>>[] {
  return [
    { id: 'title', label: HEADINGS.title, render: ({ item }) => item.title },
    { id: 'message', label: HEADINGS.message, render: ({ item }) => item.message },
    {
      id: 'date',
      label: HEADINGS.date,
      render: ({ item }) => formatDate(new Date(item.created_at), zone, 'dateTime'),
    },
  ]
}
