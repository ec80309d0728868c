import type { ListingSort } from '@predio/domain/properties'
import { ArrowUpDown } from 'lucide-react'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { IconSelect } from '../../../ui/icon-select.tsx'
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
  const hasRoom = useMediaQuery('(width >= 40rem)')
  const select = {
    label: 'Ordenar por',
    options: SORTS,
    value,
    onChange: (id: unknown) => onChange(SORTS.find((sort) => sort.id === id)?.id ?? 'newest'),
  }
  if (!hasRoom) {
    return <IconSelect {...select} icon={<ArrowUpDown aria-hidden="true" className="size-4.5" />} />
  }
  return (
    <div className="w-44">
      <Select {...select} />
    </div>
  )
}
