import type { SitePhoto } from '@predio/domain/agent-site'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { messages } from '../messages.ts'
import { NoPhotos } from './no-photos.tsx'
import { Photo } from './photo.tsx'

const TURN =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full bg-raised text-ink shadow-md focus-visible:outline-2 focus-visible:outline-focus desk:data-ready:not-disabled:grid print:hidden!'
const SHOWN_WIDTH = '(min-width: 64rem) 38rem, (min-resolution: 2dppx) 66vw, 100vw'

/** A list that scrolls by itself; the script adds the two buttons and the count (client/gallery.ts). Paper shows the first three. */
export function Gallery({ photos, title }: { photos: readonly SitePhoto[]; title: string }) {
  if (photos.length === 0)
    return (
      <div className="relative aspect-4/3 rounded-xl bg-sunken sm:aspect-3/1 print:hidden">
        <NoPhotos />
      </div>
    )
  return (
    <div data-gallery className="relative -mx-4 sm:mx-0">
      <ul
        // The keyboard scrolls what has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={photos.length > 1 ? 0 : undefined}
        aria-label={messages.photosOf(title)}
        className="flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-4 motion-safe:scroll-smooth sm:rounded-xl print:grid print:grid-cols-3 print:overflow-hidden"
      >
        {photos.map((photo, index) => (
          <li
            key={photo.sizes[0]?.path}
            className="aspect-4/3 w-full shrink-0 snap-center bg-sunken text-sm text-ink-soft lg:h-112 lg:w-auto print:h-auto print:w-full print:first:col-span-3 print:aspect-2/1 print:first:aspect-3/1 print:nth-[n+5]:hidden"
          >
            <Photo
              photo={photo}
              alt={messages.photo(index + 1, photos.length, title)}
              shownWidth={SHOWN_WIDTH}
              isFirst={index === 0}
              className="size-full"
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <>
          <button
            type="button"
            data-turn="-1"
            aria-label={messages.previousPhoto}
            className={`${TURN} left-3`}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            data-turn="1"
            aria-label={messages.nextPhoto}
            className={`${TURN} right-3`}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
          <span
            data-place
            aria-hidden="true"
            className="absolute right-3 bottom-3 rounded-full bg-raised px-2.5 py-0.5 text-xs font-medium text-ink tabular-nums shadow-sm empty:hidden print:hidden"
          />
        </>
      )}
    </div>
  )
}
