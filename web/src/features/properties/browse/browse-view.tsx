import { filterListings, type Property } from '@predio/domain/properties'
import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { PrintedList } from '../../../ui/printed-list/printed-list.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { GridSkeleton } from '../../../ui/grid-skeleton.tsx'
import { readFirst } from '../../../records/listings/store/read-first.ts'
import { useArchivedListings, useListings } from '../../../records/listings/use-listings.ts'
import type { Assistant } from '../chat/assistant-slot.ts'
import { useChat } from '../chat/use-chat.tsx'
import { useDialogs } from '../../../records/own-data/dialogs.tsx'
import { RecordsNotice } from '../records-notice.tsx'
import { useLocalRecords } from '../../../records/own-data/use-local-records.ts'
import { countFilters, priceFault, sortNote, toListingFilters } from './filters.ts'
import { type AddListing, ListingTools } from './listing-tools.tsx'
import { NoConnection, NoListings, NotRead } from './nothing-to-show.tsx'
import { printedProperties } from './printed-properties.ts'
import { messages } from '../messages.ts'
import { SKELETON_GRID } from './grid-shape.ts'
import { OffSiteLink } from './off-site-link.tsx'
import { PropertyGrid } from './property-grid.tsx'
import { ReadingNotice } from './reading-notice.tsx'
import { useOpening } from '../../../lib/navigation.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useListingView } from './use-listing-view.ts'
import { useBox } from './use-box.ts'
import { useStore } from '../../../lib/store.ts'
import { pickedListings, pressListing } from '../../../records/listings/picked-listings.ts'

/** Only an agent with own listings and a site needs the comparison of both. */
const JoinLine = lazy(async () => ({
  default: (await import('../../../records/own-listings/join/join-offer.tsx')).JoinLine,
}))

const ListingsBulkBar = lazy(async () => ({
  default: (await import('../bulk/listings-bulk-bar.tsx')).ListingsBulkBar,
}))

/** The width of the skeleton is measured, so that the first rendering of the cards puts them at their places. */
function WaitingGrid() {
  const place = useRef<HTMLDivElement>(null)
  useBox(place)
  return (
    <div ref={place}>
      <GridSkeleton label={messages.loading} cards={8} grid={SKELETON_GRID} hasPhotos />
    </div>
  )
}

interface BrowseViewProps {
  Assistant: Assistant
  /** Features may not import each other, so web/src/app passes the form for adding a listing in. */
  adding: AddListing
  firstSteps: ReactNode
}

export function BrowseView({ Assistant, adding, firstSteps }: BrowseViewProps) {
  const state = useListings()
  const records = useLocalRecords()
  const dialogs = useDialogs(records)
  const view = useListingView()
  const { filters, clear, read, isReady, retry } = view
  // The list is rendered for changed filters with low priority, so that typing stays fluent.
  const settled = useDeferredValue(filters)
  const archived = useArchivedListings(read?.isArchived ?? false)
  const now = useNow()
  const zone = useZone()
  const { isLinked } = records
  const more = useMemo(() => read?.testOf({ now, zone }, isLinked), [read, now, zone, isLinked])
  const shown = useMemo(
    () => filterListings(archived ?? state.prepared, toListingFilters(settled), more),
    [archived, state.prepared, settled, more],
  )
  const isPartial = state.phase === 'reading' && state.readAt === null
  useEffect(() => {
    if (isPartial && countFilters(settled) > 0) void readFirst(toListingFilters(settled))
  }, [isPartial, settled])

  const { open } = dialogs
  const openTags = useCallback((property: Property) => open('tags', property), [open])
  const openLink = useCallback((property: Property) => open('link', property), [open])

  const picked = useStore(pickedListings)
  const pick = useCallback(
    (property: Property, isRange: boolean) => pressListing(property, shown, isRange),
    [shown],
  )
  const chat = useChat(Assistant, shown, openLink)
  useOpening('listing', adding.open)

  const isEmpty = state.listings.length === 0 && !records.hasOwn
  const hasNoSite = state.phase === 'no-connection'
  if (hasNoSite && isEmpty) {
    return (
      <div key="no-site" className="flex flex-col gap-6">
        {firstSteps}
        <NoConnection onAdd={adding.open} onImport={adding.openImport} />
        <OffSiteLink />
      </div>
    )
  }
  const isUnknown = isEmpty && (state.phase === 'loading' || state.phase === 'reading')
  const isWaiting = isUnknown || !isReady
  return (
    <div key="list" className="flex flex-col gap-2">
      {/* The checklist waits until the site is known, because it would push the listings down. */}
      {state.phase !== 'loading' && firstSteps}
      <ListingTools
        view={view}
        state={state}
        records={records}
        shown={shown.length}
        sortNote={sortNote(settled, shown)}
        hasListings={isUnknown ? undefined : !isEmpty}
        adding={adding}
        chatToggle={chat.toggle}
      />
      {!hasNoSite && <ReadingNotice state={state} />}
      <RecordsNotice failed={records.failed} retry={records.retry} />
      {records.hasOwn && state.phase !== 'loading' && !hasNoSite && (
        <Suspense>
          <JoinLine />
        </Suspense>
      )}
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">
          {!isReady && retry ? (
            <LoadFailure isCard title={messages.viewFailed} onRetry={retry} />
          ) : isWaiting ? (
            <WaitingGrid />
          ) : isEmpty && state.problem ? (
            <NotRead problem={state.problem} />
          ) : shown.length === 0 ? (
            <NoListings
              isFiltered={countFilters(settled) > 0}
              fault={priceFault(settled)}
              onClear={clear}
            />
          ) : (
            <>
              <PrintedList
                label={messages.title}
                columns={printedProperties(records.localOf)}
                rows={shown}
                keyOf={({ id }) => String(id)}
                hasMore={isPartial}
              />
              <PropertyGrid
                properties={shown}
                records={records}
                picked={picked}
                onPick={pick}
                onTags={openTags}
                onLink={openLink}
              />
            </>
          )}
        </div>
        {chat.panel}
      </div>
      {picked && (
        <Suspense>
          <ListingsBulkBar picked={picked} shown={shown} records={records} />
        </Suspense>
      )}
      {dialogs.element}
    </div>
  )
}
