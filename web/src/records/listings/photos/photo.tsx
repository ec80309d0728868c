import type { PictureSize } from '@predio/domain/properties'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { askForSource, usePhotoSource } from './photo-source.ts'
import { messages } from '../messages.ts'

interface PhotoProps {
  src: string | undefined
  sizes?: readonly PictureSize[] | undefined
  shownWidth?: string
  alt: string
  className?: string
  /** PROP-47: the first photographs of a screen load before anything else; the others load when they are near the window. */
  priority?: 'first' | 'near'
  isSmall?: boolean
}

/** The two numbers only give the ratio, from which the browser knows the height before the picture comes. */
const WIDTH = 400
const HEIGHT = 300

export function Photo(props: PhotoProps) {
  const { src, sizes = [], shownWidth = '100vw', alt, className } = props
  const { priority = 'near', isSmall = false } = props
  // The failed address is stored instead of a flag, so that a renewed address is tried again.
  const [broken, setBroken] = useState<string>()
  // A smaller copy may be gone while the picture itself exists; then the picture is shown without copies.
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
