import { lazy, Suspense } from 'react'
import { BrowseView } from './browse/browse-view.tsx'
import type { Assistant } from './chat/assistant-slot.ts'
import { DetailSkeleton } from './detail/detail-skeleton.tsx'
import { useEntry, useRecordId } from '../../lib/navigation.ts'

const DetailView = lazy(async () => ({
  default: (await import('./detail/detail-view.tsx')).DetailView,
}))
const HealthView = lazy(async () => ({
  default: (await import('./health/health-view.tsx')).HealthView,
}))
const OffSiteView = lazy(async () => ({
  default: (await import('./off-site/off-site-view.tsx')).OffSiteView,
}))

/** Propiedades: the grid, one property, or what is wrong with the site, as the address and the history entry say. */
export function PropertiesScreen({ Assistant }: { Assistant: Assistant }) {
  const id = useRecordId('propiedades')
  const { view } = useEntry()
  if (id !== undefined) {
    return (
      <Suspense fallback={<DetailSkeleton />}>
        <DetailView key={id} propertyId={Number(id)} />
      </Suspense>
    )
  }
  switch (view) {
    case 'health':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <HealthView />
        </Suspense>
      )
    case 'off-site':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <OffSiteView />
        </Suspense>
      )
    default:
      return <BrowseView Assistant={Assistant} />
  }
}
