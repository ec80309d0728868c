import { EllipsisVertical } from 'lucide-react'
import { ReadFailure } from '../../ui/read-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { RecordNotFound } from '../../capabilities/addresses/record-not-found.tsx'
import { useLocalProperties } from '../../records/listings/api/list-local-properties.ts'
import { describeDetailFailure, isGone } from '../../records/listings/store/read-one-listing.ts'
import { useListing, useReading } from '../../records/listings/use-listings.ts'
import { useStoredListing } from '../../records/listings/use-off-site.ts'
import { useFreshListing } from './api/read-listing.ts'
import { BackToList } from '../../records/listings/back-to-list.tsx'
import { copyLinkItem } from '../../capabilities/addresses/copy-link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { messages } from './messages.ts'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { OffSiteNotice } from './off-site-notice.tsx'
import { DetailPage } from './detail-page.tsx'

/** The offline copy is shown until the site answers; a listing that is no longer on the site is shown from the agent's own copy. */
export function DetailView({ propertyId }: { propertyId: number }) {
  const fresh = useFreshListing(propertyId)
  const known = useListing(propertyId)
  const copies = useLocalProperties()
  const stored = useStoredListing(propertyId)
  const { phase } = useReading()
  const property = fresh.data ?? known ?? stored?.property
  if (!property && (fresh.isPending || copies.isPending)) return <PageSkeleton head="photo" />
  const hasLeft = !fresh.data && (isGone(fresh.error) || (!known && !!stored?.copy.left_site_at))
  if (!property && (isGone(fresh.error) || phase === 'no-connection')) {
    return <RecordNotFound kind="propiedades" />
  }
  const offSite = hasLeft ? 'left' : phase === 'no-connection' ? 'no-site' : null
  const failure = fresh.isError ? describeDetailFailure(fresh.error) : undefined
  return (
    <div className="flex flex-col gap-6">
      <BackToList
        menu={
          <Menu
            trigger={
              <IconButton label={messages.more} icon={<EllipsisVertical aria-hidden="true" />} />
            }
            items={[copyLinkItem('propiedades', propertyId)]}
          />
        }
      />
      {property ? (
        <>
          {offSite ? (
            <OffSiteNotice reason={offSite} copy={stored?.copy} />
          ) : (
            failure && (
              <Notice tone="warning">
                {failure.text}
                <span className="block font-normal">{messages.detailFromCopy}</span>
              </Notice>
            )
          )}
          <DetailPage
            property={hasLeft ? { ...property, link: null } : property}
            isOffered={!hasLeft}
          />
        </>
      ) : (
        <Card>
          <ReadFailure
            title={failure?.text ?? listingMessages.detailFailed}
            text={failure?.advice ?? messages.detailGone}
            look="primary"
            isRetrying={fresh.isFetching}
            onRetry={() => void fresh.refetch()}
          />
        </Card>
      )}
    </div>
  )
}
