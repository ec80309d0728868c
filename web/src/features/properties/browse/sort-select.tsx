import type { ListingSort } from '@predio/domain/properties'
import { ArrowUpDown } from 'lucide-react'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { IconSelect } from '../../../ui/icon-select.tsx'
import { CompactSelect } from '../../../ui/select.tsx'
import { messages } from '../messages.ts'

const SORTS = [
  { id: 'newest', label: messages.newestFirst },
  { id: 'price-asc', label: messages.cheapestFirst },
  { id: 'price-desc', label: messages.dearestFirst },
] as const satisfies { id: ListingSort; label: string }[]

interface SortSelectProps {
  value: ListingSort
  onChange: (sort: ListingSort) => void
}

export function SortSelect({ value, onChange }: SortSelectProps) {
  const hasRoom = useMediaQuery('(width >= 40rem)')
  const select = {
    label: messages.sortBy,
    options: SORTS,
    value,
    onChange: (id: unknown) => onChange(SORTS.find((sort) => sort.id === id)?.id ?? 'newest'),
  }
  if (!hasRoom) {
    return <IconSelect {...select} icon={<ArrowUpDown aria-hidden="true" className="size-4.5" />} />
  }
  return <CompactSelect {...select} isSet={value !== 'newest'} />
}
