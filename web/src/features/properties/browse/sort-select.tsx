import type { ListingSort } from '@predio/domain/properties'
import { Select } from '../../../ui/select.tsx'

const SORTS = [
  { id: 'newest', label: 'Más recientes' },
  { id: 'price-asc', label: 'Menor precio' },
  { id: 'price-desc', label: 'Mayor precio' },
] as const satisfies { id: ListingSort; label: string }[]

interface SortSelectProps {
  value: ListingSort
  onChange: (sort: ListingSort) => void
}

export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <div className="basis-full sm:w-44 sm:basis-auto">
      <Select
        label="Ordenar por"
        options={SORTS}
        value={value}
        onChange={(id) => onChange(SORTS.find((sort) => sort.id === id)?.id ?? 'newest')}
      />
    </div>
  )
}
