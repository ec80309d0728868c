import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { cx } from '../../../ui/cx.ts'
import { pictureUrl } from '../../listings/index.ts'

/** One large and two beside it, then two rows of three. */
const MAX_PHOTOS = 9

/** A photograph that does not come must not keep the paper waiting. */
const TIMEOUT_MS = 8000

interface PrintedPhotosProps {
  images: readonly string[]
  isWanted: boolean
  onReady: () => void
}

/** At a desk they come with the page, for Ctrl+P does not wait; a phone fetches them when its button is pressed. */
export function PrintedPhotos({ images, isWanted, onReady }: PrintedPhotosProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState<readonly string[]>([])
  const isDesk = useMediaQuery('(width >= 48rem) and (pointer: fine)')
  const shown = images.filter((image) => !broken.includes(image)).slice(0, MAX_PHOTOS)

  useEffect(() => {
    if (!isWanted) return
    let isOff = false
    void photosArrive(grid.current).then(() => {
      if (isOff) return
      window.print()
      onReady()
    })
    return () => {
      isOff = true
    }
  }, [isWanted, onReady])

  return (
    <div
      ref={grid}
      className={cx(
        'mt-4 grid gap-2 empty:hidden',
        shown.length < 3 ? 'auto-cols-fr grid-flow-col' : 'grid-cols-3',
      )}
    >
      {shown.map((image, index) => (
        <img
          key={image}
          src={pictureUrl(image)}
          alt=""
          loading={isDesk || isWanted ? 'eager' : 'lazy'}
          fetchPriority="low"
          onError={() => setBroken((known) => [...known, image])}
          className={cx(
            'w-full break-inside-avoid rounded-sm object-cover',
            shown.length === 1 ? 'aspect-video' : 'aspect-[4/3]',
            index === 0 && shown.length > 2 && 'col-span-2 row-span-2',
          )}
        />
      ))}
    </div>
  )
}

async function photosArrive(grid: HTMLElement | null): Promise<void> {
  const photos = [...(grid?.querySelectorAll('img') ?? [])].map((photo) => photo.decode())
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  await Promise.race([Promise.allSettled(photos), timeout])
}
