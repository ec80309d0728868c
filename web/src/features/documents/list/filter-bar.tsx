import {
  DATE_RANGE_LABELS,
  DATE_RANGES,
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_OPTIONS,
  DOCUMENT_STATUS_OPTIONS,
  DOCUMENT_STATUSES,
} from '@predio/domain/documents'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { messages } from '../../../records/documents/messages.ts'
import type { DocumentFilters } from '../../../records/documents/filters.ts'

const CATEGORIES = [{ id: 'all', label: messages.allCategories }, ...DOCUMENT_CATEGORY_OPTIONS]
const STATUSES = [{ id: 'all', label: messages.allStatuses }, ...DOCUMENT_STATUS_OPTIONS]
const RANGES = DATE_RANGES.map((id) => ({ id, label: DATE_RANGE_LABELS[id] }))

interface FilterBarProps {
  filters: DocumentFilters
  onChange: (changes: Partial<DocumentFilters>) => void
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_13rem_11rem_11rem]">
      <div className="col-span-2 lg:col-span-1">
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={filters.text}
          onChange={(text) => onChange({ text })}
        />
      </div>
      <div className="col-span-2 sm:col-span-1">
        <Select
          label={messages.category}
          options={CATEGORIES}
          value={filters.category}
          onChange={(key) =>
            onChange({ category: DOCUMENT_CATEGORIES.find((id) => id === key) ?? 'all' })
          }
        />
      </div>
      <Select
        label={messages.status}
        options={STATUSES}
        value={filters.status}
        onChange={(key) =>
          onChange({ status: DOCUMENT_STATUSES.find((id) => id === key) ?? 'all' })
        }
      />
      <Select
        label={messages.range}
        options={RANGES}
        value={filters.range}
        onChange={(key) => onChange({ range: DATE_RANGES.find((id) => id === key) ?? 'all' })}
      />
    </div>
  )
}
