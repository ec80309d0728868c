import type { PictureSize } from '@predio/domain/properties'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { askForSource, usePhotoSource } from './photo-source.ts'
import { messages } from '../messages.ts'

interface PhotoProps {
  /** An absolute address or the path of an own photograph; nothing where the listing has none. */
  src: string | undefined
  /** The same picture in the sizes its site has. */
  sizes?: readonly PictureSize[] | undefined
  /** How wide it is shown, as the `sizes` of an <img> say it; the browser chooses the copy by it. */
  shownWidth?: string
  alt: string
  className?: string
  /** PROP-47: the first ones of a screen are fetched at once and before anything else, the others when they are near. */
  priority?: 'first' | 'near'
  /** A thumbnail: no room for words. */
  isSmall?: boolean
}

/** Any width with the shape of the box, from which a browser knows the height before the picture comes. */
const WIDTH = 400
const HEIGHT = 300

/** Always 4:3, so that nothing moves when it arrives; a house in its place where it is missing or broken. */
export function Photo(props: PhotoProps) {
  const { src, sizes = [], shownWidth = '100vw', alt, className } = props
  const { priority = 'near', isSmall = false } = props
  // Both by their address: a signed one that has ended is renewed, and the new one is tried again.
  const [broken, setBroken] = useState<string>()
  // A copy may be gone while the picture itself is there.
  const [withoutSizes, setWithoutSizes] = useState<string>()
  const copies = { src, sizes, shownWidth }
  const source = usePhotoSource(copies)
  const shape = cx('aspect-[4/3] w-full bg-sunken', className)
  if (source === undefined) return <div className={shape} />
  if (source === null || broken === source.src) {
    return (
      <div className={cx(shape, 'grid place-items-center text-ink-faint')}>
        <div className="flex flex-col items-center gap-2">
          <ImageOff aria-hidden="true" className="size-8" strokeWidth={1.5} />
          {!isSmall && <span className="text-sm">{messages.noPhoto}</span>}
        </div>
      </div>
    )
  }
  const isInSizes = source.srcSet !== undefined && withoutSizes !== source.src
  return (
    <img
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      loading={priority === 'first' ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => {
        askForSource(copies)
        if (isInSizes) setWithoutSizes(source.src)
        else setBroken(source.src)
      }}
      className={cx(shape, 'object-cover')}
      {...(isInSizes ? source : { src: source.src })}
    />
  )
}
