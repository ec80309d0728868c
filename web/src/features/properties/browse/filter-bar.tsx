import { ListFilter } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { useIsWide } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ViewAddress } from '../../../capabilities/views/use-view-address.ts'
import { countFilters, type Filters } from './filters.ts'
import { loadLanguage } from './use-listing-view.ts'
import { messages } from '../messages.ts'

/** The grid does not wait for them, and on a phone they are folded away anyway. */
const FilterFields = lazy(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}))

/** With the language that the list needs as soon as one of them is opened. */
const ListingViews = lazy(async () => {
  const [{ ListingViews: Views }] = await Promise.all([
    import('./listing-views.tsx'),
    loadLanguage(),
  ])
  return { default: Views }
})

const VIEWS_SKELETON = <Skeleton shape="block" className="h-13 w-full desk:h-11" />

interface FilterBarProps {
  filters: Filters
  tags: readonly string[]
  hasOwn: boolean
  address: ViewAddress
  /** Without listings there are no views of them; undefined while that is not known. */
  hasListings: boolean | undefined
  onChange: (changes: Partial<Filters>) => void
  onLeaveText: () => void
  onClear: () => void
}

/** Where there is no room for all of it, the search stays and the rest folds away. */
export function FilterBar({
  filters,
  tags,
  hasOwn,
  address,
  hasListings,
  onChange,
  onLeaveText,
  onClear,
}: FilterBarProps) {
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const count = countFilters({ ...filters, text: '' })
  return (
    <search className="flex flex-col gap-4 sm:rounded-lg sm:bg-card sm:p-4 sm:shadow-md">
      <div className="flex gap-2 sm:gap-3">
        <div className="min-w-0 flex-1">
          <SearchField
            label={messages.search}
            placeholder={messages.searchHint}
            value={filters.text}
            onChange={(text) => onChange({ text })}
            onBlur={onLeaveText}
          />
        </div>
        {!isWide && (
          <Button
            look="secondary"
            icon={<ListFilter aria-hidden="true" className="size-4.5" />}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
            end={<FilterCount count={count} />}
            iconBelow="sm"
          >
            {count === 0 ? messages.filters : messages.filtersWith(count)}
          </Button>
        )}
      </div>
      <div
        id={id}
        hidden={!isWide && !isOpen}
        className="flex flex-col gap-3 max-sm:rounded-lg max-sm:bg-card max-sm:p-4 max-sm:shadow-md"
      >
        {(isWide || isOpen) && (
          <>
            {hasListings === undefined && VIEWS_SKELETON}
            {hasListings && (
              <Suspense fallback={VIEWS_SKELETON}>
                <ListingViews address={address} />
              </Suspense>
            )}
            <Suspense fallback={<Skeleton shape="block" className="h-17 w-full" />}>
              <FilterFields
                filters={filters}
                tags={tags}
                hasOwn={hasOwn}
                onChange={onChange}
                onClear={onClear}
              />
            </Suspense>
          </>
        )}
      </div>
    </search>
  )
}

/** Beside the icon of a phone; where there is room, the words have it. */
function FilterCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span aria-hidden="true" className="text-sm text-action tabular-nums sm:hidden">
      {count}
    </span>
  )
}
