import type { ListingSort } from '@predio/domain/properties'
import { Suspense, type ReactNode } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { partText } from '../../../records/listings/messages.ts'
import { shownPart, type ListingsState } from '../../../records/listings/use-listings.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { resultCount } from '../messages.ts'

const SortSelect = lazy(async () => ({
  default: (await import('./sort-select.tsx')).SortSelect,
}))

interface ResultLineProps {
  state: ListingsState
  shown: number
  sort: ListingSort
  onSort: (sort: ListingSort) => void
  sortNote: string | undefined
  chatToggle: ReactNode
  children: ReactNode
}

export function ResultLine(props: ResultLineProps) {
  const { state, shown, sort, onSort, sortNote, chatToggle, children } = props
  const { listings, phase } = state
  const isKnown = listings.length > 0 || (phase !== 'reading' && phase !== 'loading')
  const part = shown === listings.length ? shownPart(state) : null
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 desk:min-h-8">
      <div aria-live="polite" className="min-w-0 flex-1 basis-32 leading-tight xl:flex-none">
        {isKnown && (
          <h2 className="font-semibold tabular-nums desk:text-sm">
            {part ? partText(part) : resultCount(shown, listings.length)}
          </h2>
        )}
        {sortNote && <p className="text-sm text-ink-soft">{sortNote}</p>}
      </div>
      <div className="min-w-0 flex-1 max-xl:order-last max-xl:basis-full max-xl:empty:hidden">
        {children}
      </div>
      <div className="flex items-center gap-1 lg:gap-1.5">
        <Suspense fallback={<Skeleton shape="block" className="h-11 w-11 sm:w-32 desk:h-8" />}>
          <SortSelect value={sort} onChange={onSort} />
        </Suspense>
        {chatToggle}
      </div>
    </div>
  )
}
