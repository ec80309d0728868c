import { Images } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { messages } from '../messages.ts'
import { latestBatch } from '../workshop/gallery.ts'
import { useWorkshop } from '../workshop/use-workshop.ts'
import { GalleryActions } from './gallery-actions.tsx'
import { GalleryItem } from './gallery-item.tsx'

export function GalleryCard() {
  const gallery = useWorkshop((all) => all.gallery)
  return (
    <Card title={messages.gallery} titleLevel={3} padding="compact">
      {gallery.length === 0 ? (
        <EmptyState
          icon={<Images aria-hidden="true" />}
          title={messages.galleryEmpty}
          text={messages.galleryEmptyText}
        />
      ) : (
        <>
          <GalleryActions count={gallery.length} inBatch={latestBatch(gallery).length} />
          <ul
            aria-label={messages.gallery}
            className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5"
          >
            {gallery.map((outcome) => (
              <li key={outcome.key} className="min-w-0">
                <GalleryItem outcome={outcome} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
