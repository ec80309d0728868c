import { HEALTH_ISSUES, type ListingSort } from '@predio/domain/properties'
import { HeartPulse, RefreshCw } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { partInSight, partText, refreshListings, type ListingsState } from '../../listings/index.ts'
import { resultCount } from '../messages.ts'
import { healthTarget } from '../place.ts'

const SortSelect = lazy(async () => ({
  default: (await import('./sort-select.tsx')).SortSelect,
}))

interface BrowseHeaderProps {
  state: ListingsState
  shown: number
  sort: ListingSort
  onSort: (sort: ListingSort) => void
  /** Opens and closes the assistant. */
  chatToggle: ReactNode
}

/** How many there are and in which order, and what can be done with the site behind them. */
export function BrowseHeader({ state, shown, sort, onSort, chatToggle }: BrowseHeaderProps) {
  const { to, state: entry } = healthTarget()
  const isBusy = state.phase === 'reading' || state.phase === 'loading'
  const part = shown === state.listings.length ? partInSight(state) : null
  const isKnown = state.listings.length > 0 || !isBusy
  return (
    <div className="flex flex-wrap items-center gap-3 sm:items-end">
      <h2 aria-live="polite" className="min-w-32 flex-1 text-lg font-semibold tabular-nums">
        {!isKnown
          ? 'Propiedades'
          : part
            ? partText(part)
            : resultCount(shown, state.listings.length)}
      </h2>
      {state.health && (
        <ButtonLink
          look="secondary"
          href={to}
          routerOptions={{ state: entry }}
          icon={<HeartPulse aria-hidden="true" className="size-4.5" />}
        >
          <span className="sr-only sm:not-sr-only">Salud del sitio</span>
          <FindingCount state={state} />
        </ButtonLink>
      )}
      <Button
        look="secondary"
        icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
        isPending={isBusy}
        pendingLabel="Leyendo tu sitio"
        onPress={refreshListings}
      >
        <span className="sr-only sm:not-sr-only">Actualizar</span>
      </Button>
      <Suspense fallback={<Skeleton shape="block" className="h-11 w-48" />}>
        <SortSelect value={sort} onChange={onSort} />
      </Suspense>
      {chatToggle}
    </div>
  )
}

function FindingCount({ state }: { state: ListingsState }) {
  const found = HEALTH_ISSUES.filter((issue) =>
    state.health?.findings.some((each) => each.issue === issue && each.listings.length > 0),
  ).length
  if (found === 0) return null
  return (
    <span className="rounded-full bg-attention-soft px-2 text-xs text-attention tabular-nums">
      {found}
      <span className="sr-only"> por revisar</span>
    </span>
  )
}
