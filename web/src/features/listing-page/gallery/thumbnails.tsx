import { photoSizes } from '@predio/domain/properties'
import { useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Photo } from '../../../records/listings/photos/photo.tsx'

interface ThumbnailsProps {
  images: readonly string[]
  at: number
  onChoose: (index: number) => void
}

/** The thumbnails are hidden from keyboard and screen reader, which use the strip of photographs itself. */
export function Thumbnails({ images, at, onChoose }: ThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const chosen = row?.children[at]
    if (!row || !(chosen instanceof HTMLElement)) return
    // scrollIntoView would move the page as well.
    row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2 })
  }, [at])
  return (
    <div
      ref={list}
      aria-hidden="true"
      className="relative hidden gap-2 overflow-x-auto scroll-smooth p-1 [scrollbar-width:thin] desk:flex"
    >
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          tabIndex={-1}
          onClick={() => onChoose(index)}
          className={cx(
            'w-20 shrink-0 cursor-pointer overflow-hidden rounded-sm outline-offset-2 transition-opacity',
            index === at ? 'outline-2 outline-action' : 'opacity-70 hover:opacity-100',
          )}
        >
          <Photo src={image} sizes={photoSizes(image)} shownWidth="5rem" alt="" isSmall />
        </button>
      ))}
    </div>
  )
}
