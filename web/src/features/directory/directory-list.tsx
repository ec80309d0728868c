import {
  filterProfessionals,
  PROFESSION_LABELS,
  type ProfessionalFilters,
} from '@predio/domain/professionals'
import { SearchX } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PrintedList } from '../../ui/printed-list/printed-list.tsx'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { countText, messages, starsText } from './messages.ts'
import { ProfessionalGrid } from './professional-grid.tsx'
import { formatPhone } from '@predio/domain/phones'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'

const PRINTED_PROFESSIONALS: readonly TableColumn<Professional>[] = [
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

interface DirectoryListProps {
  professionals: readonly Professional[]
  filters: ProfessionalFilters
  onFilters: (filters: ProfessionalFilters) => void
  onEdit: (professional: Professional) => void
}

export function DirectoryList({ professionals, filters, onFilters, onEdit }: DirectoryListProps) {
  const found = filterProfessionals(professionals, filters)
  return (
    <>
      <DirectoryFilters professionals={professionals} filters={filters} onChange={onFilters} />
      <p aria-live="polite" className="text-sm text-ink-soft">
        {countText(found.length)}
      </p>
      {found.length > 0 ? (
        <>
          <ProfessionalGrid professionals={found} onEdit={onEdit} />
          <PrintedList
            label={messages.heading}
            columns={PRINTED_PROFESSIONALS}
            rows={found}
            keyOf={({ id }) => id}
          />
        </>
      ) : (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={messages.noMatches}
          text={messages.noMatchesHint}
          action={
            <Button look="secondary" onPress={() => onFilters({})}>
              {messages.clearFilters}
            </Button>
          }
        />
      )}
    </>
  )
}
