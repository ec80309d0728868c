import type { Property } from '@predio/domain/properties'
import { MapPin } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { deployment } from '../../lib/deployment.ts'
import { useIsWide } from '../../lib/use-media-query.ts'
import { useRecordTitle } from '../../capabilities/addresses/use-record-title.ts'
import { ArrivalHeading } from '../../ui/arrival-heading.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { PropertyJobs } from '../../records/professionals/related/lazy-property-jobs.ts'
import { RelatedDocuments } from '../../records/documents/related/lazy-related-documents.tsx'
import { PropertyValuations } from '../../records/valuations/related/lazy-related-valuations.ts'
import { SentReports } from '../../records/owner-reports/sent/sent-reports.tsx'
import { MatchingClients } from '../../records/matching/matching-clients.tsx'
import { StatusMark } from '../../records/own-data/status-mark.tsx'
import { useDialogs } from '../../records/own-data/dialogs.tsx'
import { PriceHistory } from './history/price-history.tsx'
import { PropertyHistory } from './history/property-history.tsx'
import { localFacts } from '../../records/own-data/local-facts.ts'
import { useLocalRecords } from '../../records/own-data/use-local-records.ts'
import { PropertyPrice } from '../../records/listings/property-price.tsx'
import { Actions } from './actions.tsx'
import { Description } from './description.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { OnMySite } from './on-my-site.tsx'
import { OwnAgreement } from './own-agreement.tsx'
import { OwnRecord } from './own-record.tsx'
import { PrintedListing } from './print/printed-listing.tsx'
import { messages } from './messages.ts'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { words } from '../../lib/words.ts'

interface DetailPageProps {
  property: Property
  /** False for a listing that left the site or was archived, which must not be offered to anybody. */
  isOffered?: boolean
  privateNote?: string | null
}

export function DetailPage({ property, isOffered = true, privateNote = null }: DetailPageProps) {
  const records = useLocalRecords()
  const dialogs = useDialogs(records)
  const local = records.localOf(property.id)
  const facts = localFacts(property, local)
  const isWide = useIsWide()
  const [isPrinting, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  useRecordTitle(property.title)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-8">
      <Gallery title={property.title} images={property.images} coverSizes={property.coverSizes} />
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <header className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            <StatusMark badge={facts.badge} />
            {property.own?.isExample && <Badge hasMark={false}>{words.example}</Badge>}
          </div>
          <ArrivalHeading className="text-2xl">{property.title}</ArrivalHeading>
          <p className="flex items-start gap-1.5 text-ink-soft">
            <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="wrap-anywhere">{property.location || listingMessages.noLocation}</span>
          </p>
          <PropertyPrice property={property} className="text-3xl" />
        </header>
        <Actions property={property} isPrinting={isPrinting} onPrint={() => setPrinting(true)} />
        {!isWide && <About property={property} />}
        <OwnRecord
          property={property}
          facts={facts}
          links={records.linksOf(property.id)}
          records={records}
          onOpen={dialogs.open}
        />
        {property.own && <OwnAgreement own={property.own} privateNote={privateNote} />}
        {local?.is_published && deployment().sites === true && <OnMySite row={local} />}
        <SentReports property={property} localId={local?.id} />
        <PropertyHistory property={property} localId={local?.id} />
        {local && <PriceHistory propertyId={local.id} />}
        {isOffered && <MatchingClients property={property} />}
      </div>
      <div className="flex min-w-0 flex-col gap-8 empty:hidden">
        {isWide && <About property={property} />}
        {local && (
          <>
            <RelatedDocuments
              documents={{ propertyId: local.id }}
              preset={{ property: { id: local.id, label: property.title } }}
            />
            <Suspense>
              <PropertyValuations propertyId={local.id} />
              <PropertyJobs propertyId={local.id} />
            </Suspense>
          </>
        )}
      </div>
      {dialogs.element}
      <PrintedListing
        property={property}
        agent={facts.agent}
        isWanted={isPrinting}
        onPrinted={printed}
      />
    </div>
  )
}

function About({ property }: { property: Property }) {
  return (
    <>
      <Card title={messages.facts} titleLevel={3}>
        <Facts property={property} />
      </Card>
      <Card title={words.description} titleLevel={3}>
        <Description html={property.description} />
      </Card>
      {property.features.length > 0 && (
        <Card title={messages.features} titleLevel={3}>
          <ul className="flex flex-wrap gap-2">
            {property.features.map((feature) => (
              <li key={feature} className="rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere">
                {feature}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
