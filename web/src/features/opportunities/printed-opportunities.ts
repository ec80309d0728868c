import { formatCalendarDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { messages } from '../../records/opportunities/messages.ts'

export const PRINTED_OPPORTUNITIES: readonly TableColumn<OpportunityRow>[] = [
  {
    id: 'client',
    label: HEADINGS.client,
    render: ({ client_name }) => client_name ?? messages.noClient,
  },
  { id: 'stage', label: HEADINGS.stage, render: ({ stage_name }) => stage_name },
  { id: 'type', label: HEADINGS.type, render: ({ type }) => OPPORTUNITY_TYPE_LABELS[type] },
  {
    id: 'property',
    label: HEADINGS.property,
    render: ({ property_title }) => property_title ?? messages.noProperty,
  },
  {
    id: 'amount',
    label: HEADINGS.amount,
    align: 'end',
    render: ({ amount }) => (amount === null ? messages.noAmount : formatMxn(amount, 'ifAny')),
  },
  {
    id: 'probability',
    label: HEADINGS.probability,
    align: 'end',
    render: ({ probability }) => probability !== null && `${probability} %`,
  },
  {
    id: 'closing',
    label: HEADINGS.closing,
    render: ({ expected_close_date: date }) => date && formatCalendarDate(date),
  },
]
