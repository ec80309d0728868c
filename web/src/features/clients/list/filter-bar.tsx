import {
  CLIENT_STATUS_LABELS,
  CLIENT_STATUSES,
  CLIENT_TYPE_LABELS,
  CLIENT_TYPES,
} from '@predio/domain/clients'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type ClientFilters, readFilters } from '../../../records/clients/filters.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useReviewCount } from '../../../records/clients/api/count-to-review.ts'
import { messages } from '../../../records/clients/messages.ts'
import { words } from '../../../lib/words.ts'

interface ReviewFilterProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

interface FilterBarProps {
  filters: ClientFilters
  onChange: (changes: Partial<ClientFilters>) => void
}

const TYPES = [
  { id: 'all', label: messages.allTypes },
  ...CLIENT_TYPES.map((id) => ({ id, label: CLIENT_TYPE_LABELS[id] })),
]
const STATUSES = [
  { id: 'all', label: messages.allStatuses },
  ...CLIENT_STATUSES.map((id) => ({ id, label: CLIENT_STATUS_LABELS[id] })),
]

export function FilterBar({ filters, onChange }: FilterBarProps) {
  function choose(field: 'type' | 'status', key: unknown): void {
    const next = readFilters({ ...filters, [field]: key })
    onChange({ [field]: next[field] })
  }

  return (
    <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <div className="col-span-2 md:col-span-1">
        <SearchField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={filters.text}
          onChange={(text) => onChange({ text })}
        />
      </div>
      <Select
        label={words.type}
        options={TYPES}
        value={filters.type}
        onChange={(key) => choose('type', key)}
      />
      <Select
        label={words.state}
        options={STATUSES}
        value={filters.status}
        onChange={(key) => choose('status', key)}
      />
      <ReviewFilter isOn={filters.review} onChange={(review) => onChange({ review })} />
    </div>
  )
}

/** Shown only while there are clients to review (CLIENT-23). */
function ReviewFilter({ isOn, onChange }: ReviewFilterProps) {
  const { data: count = 0 } = useReviewCount()
  if (count === 0 && !isOn) return null
  return (
    <div className="col-span-2 md:col-span-3">
      <Checkbox label={messages.onlyToReview(count)} isSelected={isOn} onChange={onChange} />
    </div>
  )
}
