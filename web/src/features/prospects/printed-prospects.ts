import { words } from '../../lib/words.ts'
import type { Prospect } from '../../records/prospects/api/prospect-row.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import { messages } from './messages.ts'
import { nameOf } from './use-settle.ts'

export const printedProspects: readonly TableColumn<Prospect>[] = [
  { id: 'name', label: words.name, render: nameOf },
  { id: 'phone', label: words.phone, render: ({ phone }) => phone },
  { id: 'email', label: words.email, render: ({ email }) => email },
  { id: 'source', label: messages.from, render: ({ source_name }) => source_name },
  {
    id: 'listing',
    label: words.property,
    render: ({ property_title, listing_text }) => property_title ?? listing_text,
  },
]
