import type { SitePhoto } from '@predio/domain/agent-site'
import { cx } from '../../../ui/cx.ts'

interface PhotoProps {
  photo: SitePhoto
  alt: string
  /** How wide it is shown, in the words of `sizes`. */
  shownWidth: string
  isFirst: boolean
  className?: string
}

/** WEB-53: every photograph has its box before it comes, and only the first one of a page is asked for at once. */
export function Photo({ photo, alt, shownWidth, isFirst, className }: PhotoProps) {
  const small = photo.sizes[0]
  if (!small) return null
  return (
    <img
      src={small.path}
      srcSet={photo.sizes.map(({ path, width }) => `${path} ${width}w`).join(', ')}
      sizes={shownWidth}
      alt={alt}
      width="480"
      height="360"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={cx('aspect-4/3 object-cover', className)}
    />
  )
}
