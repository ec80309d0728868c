import { isUuid } from '@predio/domain/text'
import { Suspense, type ReactNode } from 'react'
import { lazy } from '../lib/lazy.ts'
import { useAddListing } from './use-add-listing.tsx'
import { BrowseView } from '../features/properties/browse/browse-view.tsx'
import { SKELETON_GRID } from '../features/properties/browse/grid-shape.ts'
import type { Assistant } from '../features/properties/chat/assistant-slot.ts'
import { useHistoryState, useRecordId } from '../lib/navigation.ts'
import { GridSkeleton } from '../ui/grid-skeleton.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'

const DetailView = lazy(async () => ({
  default: (await import('../features/listing-page/detail-view.tsx')).DetailView,
}))
const OwnView = lazy(async () => ({
  default: (await import('../features/listing-page/own-view.tsx')).OwnView,
}))
const HealthView = lazy(async () => ({
  default: (await import('../features/site-health/health-view.tsx')).HealthView,
}))
const OffSiteView = lazy(async () => ({
  default: (await import('../features/properties/off-site-view.tsx')).OffSiteView,
}))

interface PropertiesScreenProps {
  Assistant: Assistant
  firstSteps?: ReactNode
}

export function PropertiesScreen({ Assistant, firstSteps }: PropertiesScreenProps) {
  const id = useRecordId('propiedades')
  const { view } = useHistoryState()
  if (id !== undefined) {
    return (
      <Suspense fallback={<PageSkeleton head="photo" />}>
        {isUuid(id) ? (
          <OwnView key={id} id={id} />
        ) : (
          <DetailView key={id} propertyId={Number(id)} />
        )}
      </Suspense>
    )
  }
  switch (view) {
    case 'health':
      return (
        <Suspense fallback={<ListSkeleton controls={['w-32']} />}>
          <HealthView />
        </Suspense>
      )
    case 'off-site':
      return (
        <Suspense
          fallback={<GridSkeleton controls={['w-32']} cards={8} grid={SKELETON_GRID} hasPhotos />}
        >
          <OffSiteView />
        </Suspense>
      )
    default:
      return <PropertyList Assistant={Assistant} firstSteps={firstSteps} />
  }
}

/** The forms are rendered beside the list, so that an open form survives the loading of the list. */
function PropertyList({ Assistant, firstSteps }: PropertiesScreenProps) {
  const adding = useAddListing()
  return (
    <>
      <BrowseView Assistant={Assistant} adding={adding} firstSteps={firstSteps} />
      {adding.element}
    </>
  )
}
