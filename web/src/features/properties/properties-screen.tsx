import { lazy, Suspense } from 'react'
import { BrowseView } from './browse/browse-view.tsx'
import type { Assistant } from './chat/assistant-slot.ts'
import { DetailSkeleton } from './detail/detail-skeleton.tsx'
import { usePropertiesPlace } from './place.ts'

const DetailView = lazy(async () => ({
  default: (await import('./detail/detail-view.tsx')).DetailView,
}))
const HealthView = lazy(async () => ({
  default: (await import('./health/health-view.tsx')).HealthView,
}))
const OffSiteView = lazy(async () => ({
  default: (await import('./off-site/off-site-view.tsx')).OffSiteView,
}))

/** Propiedades: the grid, one property, or what is wrong with the site, as the history entry says. */
export function PropertiesScreen({ Assistant }: { Assistant: Assistant }) {
  const place = usePropertiesPlace()
  switch (place.view) {
    case 'grid':
      return <BrowseView Assistant={Assistant} />
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
    case 'detail':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <DetailView key={place.propertyId} propertyId={place.propertyId} />
        </Suspense>
      )
  }
}
