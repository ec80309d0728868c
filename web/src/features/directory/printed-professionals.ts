import { formatPhone } from '@predio/domain/phones'
import { PROFESSION_LABELS } from '@predio/domain/professionals'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { starsText } from './messages.ts'

export const PRINTED_PROFESSIONALS: readonly TableColumn<Professional>[] = [
  { id: 'name', label: HEADINGS.name, render: ({ name }) => name },
  {
    id: 'profession',
    label: HEADINGS.profession,
    render: ({ profession, specialty }) =>
      [PROFESSION_LABELS[profession], specialty].filter(Boolean).join(' · '),
  },
  {
    id: 'contact',
    label: HEADINGS.contact,
    render: ({ phone, email }) => [formatPhone(phone), email].filter(Boolean).join('\n'),
  },
  { id: 'address', label: HEADINGS.address, render: ({ address }) => address },
  { id: 'rating', label: HEADINGS.rating, render: ({ rating }) => starsText(rating) },
]
