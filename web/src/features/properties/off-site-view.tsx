import { filterListings, prepareListings } from '@predio/domain/properties'
import { Archive, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import { ArrivalHeading } from '../../ui/arrival-heading.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { listingIdOf, toListing } from '../../records/listings/store/off-site.ts'
import { useOffSite } from '../../records/listings/use-off-site.ts'
import { BackToList } from '../../records/listings/back-to-list.tsx'
import { PropertyGrid } from './browse/property-grid.tsx'
import { useDialogs } from '../../records/own-data/dialogs.tsx'
import { RecordsNotice } from './records-notice.tsx'
import { useLocalRecords } from '../../records/own-data/use-local-records.ts'
import { explanations, messages, titles } from './off-site-messages.ts'

const ENOUGH_TO_SEARCH = 7
export function OffSiteView() {
  const { reason, copies } = useOffSite()
  const records = useLocalRecords()
  const dialogs = useDialogs(records)
  const [text, setText] = useState('')
  useTitle(titles[reason])
  const shown = useMemo(() => {
    const tags = new Map(copies.map((copy) => [listingIdOf(copy), copy.tags]))
    return filterListings(prepareListings(copies.map(toListing), { tags }), { text })
  }, [copies, text])
  return (
    <div className="flex flex-col gap-6">
      <BackToList />
      <header className="flex flex-col gap-2">
        <ArrivalHeading className="text-2xl">{titles[reason]}</ArrivalHeading>
        {copies.length > 0 && <p className="max-w-prose text-ink-soft">{explanations[reason]}</p>}
      </header>
      <RecordsNotice failed={records.failed} retry={records.retry} />
      {copies.length >= ENOUGH_TO_SEARCH && (
        <search className="max-w-xl">
          <SearchField
            label={messages.search}
            placeholder={messages.searchHint}
            value={text}
            onChange={setText}
          />
        </search>
      )}
      {shown.length === 0 ? (
        // A failed read must not be shown as an empty list.
        records.failed !== 'properties' && (
          <Card>
            <EmptyState
              icon={text ? <SearchX aria-hidden="true" /> : <Archive aria-hidden="true" />}
              title={text ? messages.notFound : messages.none}
              text={text ? '' : messages.noneText}
            />
          </Card>
        )
      ) : (
        <PropertyGrid
          properties={shown}
          records={records}
          onTags={(each) => dialogs.open('tags', each)}
          onLink={(each) => dialogs.open('link', each)}
        />
      )}
      {dialogs.element}
    </div>
  )
}
