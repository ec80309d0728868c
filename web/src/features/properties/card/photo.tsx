import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { pictureUrl } from '../../../records/listings/site/picture-url.ts'
import { messages } from '../messages.ts'

interface PhotoProps {
  /** Absolute, as the site gives it; nothing where it has none. */
  src: string | undefined
  alt: string
  className?: string
  /** The first one of a screen comes at once, the others when they are near. */
  isEager?: boolean
  /** A thumbnail: no room for words. */
  isSmall?: boolean
}

/** Always 4:3, so that nothing moves when it arrives; a house in its place where it is missing or broken. */
export function Photo({ src, alt, className, isEager = false, isSmall = false }: PhotoProps) {
  const [broken, setBroken] = useState<string>()
  const shape = cx('aspect-[4/3] w-full bg-sunken', className)
  if (src === undefined || broken === src) {
    return (
      <div className={cx(shape, 'grid place-items-center text-ink-faint')}>
        <div className="flex flex-col items-center gap-2">
          <ImageOff aria-hidden="true" className="size-8" strokeWidth={1.5} />
          {!isSmall && <span className="text-sm">{messages.noPhoto}</span>}
        </div>
      </div>
    )
  }
  return (
    <img
      src={pictureUrl(src)}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
      className={cx(shape, 'object-cover')}
    />
  )
}
