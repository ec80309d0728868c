import { Navigate } from 'react-router'
import { recordTarget } from '../../lib/navigation.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RecordNotFound } from '../../capabilities/addresses/record-not-found.tsx'
import { useLocalProperty } from '../../records/listings/use-off-site.ts'
import { OffSiteNotice } from './off-site-notice.tsx'
import { JoinNotice } from '../../records/own-listings/join/join-offer.tsx'
import { BackToList } from '../../records/listings/back-to-list.tsx'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { messages as ownMessages } from '../../records/own-listings/messages.ts'
import { OwnListingMenu } from './own-listing-menu.tsx'
import { DetailPage } from './detail-page.tsx'
import { ExternalPhotos } from './external-photos.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'

export function OwnView({ id }: { id: string }) {
  const { row, property, privateNote, isError, retry } = useLocalProperty(id)
  if (row === null) return <RecordNotFound kind="propiedades" />
  if (row && row.wordpress_id !== null) {
    const { to, state } = recordTarget('propiedades', row.wordpress_id)
    return <Navigate to={to} state={state} replace />
  }
  if (row && property?.rowId) {
    return (
      <div className="flex flex-col gap-6">
        <BackToList />
        <OffSiteNotice reason="other-site" copy={row} />
        <DetailPage property={property} isOffered={false} />
      </div>
    )
  }
  if (row && property) {
    return (
      <div className="flex flex-col gap-6">
        <BackToList menu={<OwnListingMenu row={row} property={property} />} />
        {row.status === 'inactive' && (
          <Notice tone="warning">
            {ownMessages.archivedNotice}
            <span className="block font-normal">{ownMessages.archivedText}</span>
          </Notice>
        )}
        <JoinNotice ownId={row.id} />
        <ExternalPhotos row={row} />
        <DetailPage
          property={property}
          isOffered={row.status === 'active'}
          privateNote={privateNote}
        />
      </div>
    )
  }
  if (isError) return <LoadFailure isCard title={listingMessages.detailFailed} onRetry={retry} />
  return <PageSkeleton head="photo" />
}
