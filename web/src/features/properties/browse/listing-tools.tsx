import { Suspense, useRef, type ReactNode } from 'react'
import { ChooseButton } from '../../../capabilities/bulk/choose-button.tsx'
import { ToolLine } from '../../../capabilities/list/tool-line.tsx'
import { useBarFocus } from '../../../capabilities/views/use-bar-focus.ts'
import { lazy } from '../../../lib/lazy.ts'
import { useStore } from '../../../lib/store.ts'
import { useIsWide } from '../../../lib/use-media-query.ts'
import { pickedListings, startPicking } from '../../../records/listings/picked-listings.ts'
import type { ListingsState } from '../../../records/listings/use-listings.ts'
import type { LocalRecords } from '../../../records/own-data/use-local-records.ts'
import { messages as ownMessages } from '../../../records/own-listings/messages.ts'
import { lazyDialog, useDialog } from '../../../ui/dialog-on-demand.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { messages } from '../messages.ts'
import { countFilters } from './filters.ts'
import { ResultLine } from './result-line.tsx'
import { useListMenu } from './use-list-menu.tsx'
import { loadLanguage, type useListingView } from './use-listing-view.ts'

/** The code of filters and views loads after the grid; a phone shows them folded anyway. */
const FilterFields = lazy(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}))

/** The parser for views loads when the first view is opened. */
const ListingViews = lazy(async () => {
  const [{ ListingViews: Views }] = await Promise.all([
    import('./listing-views.tsx'),
    loadLanguage(),
  ])
  return { default: Views }
})

const ListingConditions = lazy(async () => ({
  default: (await import('./listing-views.tsx')).ListingConditions,
}))

const ListingEditor = lazyDialog(async () => (await import('./listing-editor.tsx')).ListingEditor)

const LIST_TEXTS = {
  heading: messages.title,
  searchLabel: messages.search,
  searchPlaceholder: messages.searchHint,
}

const VIEWS_SKELETON = <Skeleton shape="block" className="h-13 w-full desk:h-11" />

const FILTERS_SKELETON = ['w-18', 'w-28', 'w-33', 'w-33', 'w-29', 'w-25', 'w-19'].map((width) => (
  <Skeleton key={width} shape="block" className={`h-11 desk:h-8 ${width}`} />
))

export interface AddListing {
  open: () => void
  openImport: () => void
}

interface ListingToolsProps {
  view: ReturnType<typeof useListingView>
  state: ListingsState
  records: Pick<LocalRecords, 'tags' | 'hasOwn'>
  shown: number
  sortNote: string | undefined
  hasListings: boolean | undefined
  adding: AddListing
  chatToggle: ReactNode
}

export function ListingTools(props: ListingToolsProps) {
  const { view, state, records, shown, hasListings, adding } = props
  const { address, filters, change, applyText, clear, read } = view
  const isWide = useIsWide()
  const isChoosing = useStore(pickedListings) !== null
  const menu = useListMenu(state, records.hasOwn, adding.openImport)
  const editor = useDialog(ListingEditor, { address })
  const root = useRef<HTMLDivElement>(null)
  useBarFocus(root)
  const views = hasListings ? (
    <Suspense fallback={VIEWS_SKELETON}>
      <ListingViews address={address} />
    </Suspense>
  ) : (
    hasListings === undefined && VIEWS_SKELETON
  )
  return (
    <div ref={root} className="contents">
      <ToolLine
        texts={LIST_TEXTS}
        views={(isWide && views) || undefined}
        search={{
          value: filters.text,
          onChange: (text) => change({ text }),
          onBlur: applyText,
        }}
        filters={
          <>
            {!isWide && views && <div className="basis-full">{views}</div>}
            <Suspense fallback={FILTERS_SKELETON}>
              <FilterFields
                filters={filters}
                tags={records.tags}
                hasOwn={records.hasOwn}
                onChange={change}
                onClear={clear}
              />
            </Suspense>
          </>
        }
        filterCount={countFilters({ ...filters, text: '' })}
        onMoreFilters={() => editor.open()}
        menu={menu}
        main={{ label: ownMessages.add, onPress: adding.open }}
        isChoosing={isChoosing}
      >
        <ChooseButton
          selection={{ isOn: isChoosing, start: () => startPicking([]) }}
          entity="listings"
          look="quiet"
          iconBelow="xl"
          // The button is rendered from the start, so that nothing moves when the listings come.
          isDisabled={shown === 0}
        />
      </ToolLine>
      <ResultLine
        state={state}
        shown={shown}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        sortNote={props.sortNote}
        chatToggle={props.chatToggle}
      >
        {read && (
          <Suspense>
            <ListingConditions address={address} />
          </Suspense>
        )}
      </ResultLine>
      {editor.dialog}
    </div>
  )
}
