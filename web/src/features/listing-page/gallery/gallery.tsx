/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable and movable by keyboard, and HTML has no carousel */
import { photoSizes, type PictureSize } from '@predio/domain/properties'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Photo } from '../../../records/listings/photos/photo.tsx'
import { GalleryButton } from './gallery-button.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { messages } from '../messages.ts'

interface GalleryProps {
  title: string
  images: readonly string[]
  coverSizes: readonly PictureSize[] | undefined
}

const SHOWN_WIDTH = '(min-width: 64rem) 60vw, 100vw'

/** The browser handles swipes and scrolling; buttons and arrow keys move the strip by one photograph. */
export function Gallery({ title, images, coverSizes }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const last = images.length - 1

  function go(to: number): void {
    const next = Math.min(Math.max(to, 0), last)
    setAt(next)
    strip.current?.scrollTo({ left: next * strip.current.clientWidth })
  }

  function press(event: KeyboardEvent): void {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  if (images.length === 0) {
    return (
      <div className="overflow-hidden rounded-lg">
        <Photo src={undefined} alt="" />
      </div>
    )
  }
  return (
    <section aria-label={messages.photosOf(title)} className="flex min-w-0 flex-col gap-3">
      <div className="relative overflow-hidden rounded-lg">
        <div
          ref={strip}
          tabIndex={0}
          role="group"
          aria-roledescription="carrusel"
          aria-label={`Foto ${at + 1} de ${images.length}`}
          onKeyDown={press}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.min(Math.round(scrollLeft / clientWidth), last))
          }
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] focus-visible:-outline-offset-4"
        >
          {images.map((image, index) => (
            <div key={image} className="w-full shrink-0 snap-center">
              <Photo
                src={image}
                alt={`Foto ${index + 1} de ${images.length} de ${title}`}
                sizes={index === 0 ? coverSizes : photoSizes(image)}
                shownWidth={SHOWN_WIDTH}
                priority={index === 0 ? 'first' : 'near'}
              />
            </div>
          ))}
        </div>
        {images.length > 1 && (
          <>
            <GalleryButton
              side="left"
              label={messages.previousPhoto}
              isOff={at === 0}
              onPress={() => go(at - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </GalleryButton>
            <GalleryButton
              side="right"
              label={messages.nextPhoto}
              isOff={at === last}
              onPress={() => go(at + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </GalleryButton>
            <output className="absolute right-3 bottom-3 rounded-full bg-card px-3 py-1 text-sm font-medium tabular-nums shadow-sm">
              {at + 1} / {images.length}
            </output>
          </>
        )}
      </div>
      {images.length > 1 && <Thumbnails images={images} at={at} onChoose={go} />}
    </section>
  )
}
