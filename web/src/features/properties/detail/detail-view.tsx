import { CloudOff } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { describeDetailFailure, useListing } from '../../listings/index.ts'
import { useFreshListing } from '../api/read-listing.ts'
import { BackToList } from '../back-to-list.tsx'
import { messages } from '../messages.ts'
import { DetailPage } from './detail-page.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'

/** What is kept is shown at once; what the site says now takes its place. */
export function DetailView({ propertyId }: { propertyId: number }) {
  const fresh = useFreshListing(propertyId)
  const kept = useListing(propertyId)
  const property = fresh.data ?? kept
  if (!property && fresh.isPending) return <DetailSkeleton />
  const failure = fresh.isError ? describeDetailFailure(fresh.error) : undefined
  return (
    <div className="flex flex-col gap-6">
      <BackToList />
      {property ? (
        <>
          {failure && (
            <Notice tone="warning">
              {failure.text}
              <span className="block font-normal">{messages.detailKept}</span>
            </Notice>
          )}
          <DetailPage property={property} />
        </>
      ) : (
        <Card>
          <EmptyState
            icon={<CloudOff aria-hidden="true" />}
            title={failure?.text ?? messages.detailFailed}
            text={failure?.advice ?? messages.detailGone}
            action={
              <Button isPending={fresh.isFetching} onPress={() => void fresh.refetch()}>
                Reintentar
              </Button>
            }
          />
        </Card>
      )}
    </div>
  )
}
