import { fullName } from '@predio/domain/clients'
import { RotateCw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import { useRecordTitle } from '../../../capabilities/addresses/use-record-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { RecordNotFound } from '../../../capabilities/addresses/record-not-found.tsx'
import { ClientFollowUps } from '../../../records/follow-ups/client-follow-ups.tsx'
import { RelatedDocuments } from '../../../records/documents/related/lazy-related-documents.tsx'
import { RelatedValuations } from '../../../records/valuations/related/lazy-related-valuations.ts'
import { ClientSelections } from '../../../records/selections/lazy-client-selections.ts'
import { MatchingListings } from '../../../records/matching/matching-listings.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useClientPage, type ClientPageData } from '../api/read-client-page.ts'
import { ClientDialog } from '../client-dialog.tsx'
import { ContactCard } from './contact-card.tsx'
import { HistoryCard } from './history/history-card.tsx'
import { messages } from './messages.ts'
import { OfflineClient } from './offline-client.tsx'
import { PageHeader } from './page-header.tsx'
import { RelatedCards } from './related-cards.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ConsentCard } from '../privacy/consent-card.tsx'

export function ClientPage({ clientId }: { clientId: string }) {
  const { data, isPending, refetch } = useClientPage(clientId)
  if (data) return <LoadedPage client={data} />
  if (isPending) return <PageSkeleton head="portrait" />
  if (data === null) return <RecordNotFound kind="clientes" />
  const retry = () => void refetch()
  return (
    <OfflineClient
      clientId={clientId}
      onRetry={retry}
      fallback={
        <EmptyState
          icon={<RotateCw aria-hidden="true" />}
          title={messages.loadFailed}
          action={<Button onPress={retry}>{messages.retry}</Button>}
        />
      }
    />
  )
}

function LoadedPage({ client }: { client: ClientPageData }) {
  const [isEditing, setEditing] = useState(false)
  const now = useNow()
  const zone = useZone()
  const edit = () => setEditing(true)
  useRecordTitle(fullName(client))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader client={client} onEdit={edit} />
      {client.needs_review && (
        <Notice tone="attention">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-60">{messages.toReview}</span>
            <Button look="secondary" size="small" onPress={edit}>
              {messages.completeIt}
            </Button>
          </span>
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <HistoryCard client={client} />
          <MatchingListings client={client} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ContactCard client={client} />
          <ClientFollowUps client={client} runs={client.follow_up_runs} />
          <RelatedCards client={client} now={now} zone={zone} />
          <RelatedDocuments
            documents={client.documents}
            preset={{ client: { id: client.id, label: fullName(client) } }}
          />
          <Suspense>
            <RelatedValuations valuations={client.valuations} />
          </Suspense>
          <Suspense>
            <ClientSelections selections={client.selections} />
          </Suspense>
          <PreferencesCard client={client} onEdit={edit} />
          <ConsentCard client={client} />
        </div>
      </div>
      {isEditing && <ClientDialog client={client} onClose={() => setEditing(false)} />}
    </div>
  )
}
