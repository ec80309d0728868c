import { cx } from '../../../ui/cx.ts'
import { usePhotoAddress } from '../../../records/listings/photos/photo-address.ts'

interface PrintedPhotosProps {
  images: readonly string[]
  layout: 'lead' | 'rest'
  isEager: boolean
  onBroken: (image: string) => void
}

export function PrintedPhotos({ images, layout, isEager, onBroken }: PrintedPhotosProps) {
  const isRow = layout === 'lead' && images.length < 3
  return (
    <div
      className={cx(
        'mt-4 grid gap-2 empty:hidden',
        isRow ? 'auto-cols-fr grid-flow-col' : 'grid-cols-3',
      )}
    >
      {images.map((image, index) => (
        <PrintedPhoto
          key={image}
          image={image}
          isEager={isEager}
          onBroken={onBroken}
          className={cx(
            'w-full break-inside-avoid rounded-sm object-cover',
            isRow && images.length === 1 ? 'aspect-video' : 'aspect-[4/3]',
            layout === 'lead' && images.length > 2 && index === 0 && 'col-span-2 row-span-2',
          )}
        />
      ))}
    </div>
  )
}

interface PrintedPhotoProps extends Pick<PrintedPhotosProps, 'isEager' | 'onBroken'> {
  image: string
  className: string
}

function PrintedPhoto({ image, isEager, onBroken, className }: PrintedPhotoProps) {
  const address = usePhotoAddress(image)
  if (!address) return null
  return (
    <img
      src={address}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority="low"
      onError={() => onBroken(image)}
      className={className}
    />
  )
}
