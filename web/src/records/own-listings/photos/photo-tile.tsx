import { photoSizes } from '@predio/domain/properties'
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useDrag, useDrop } from 'react-aria-components'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Photo } from '../../listings/photos/photo.tsx'
import { messages } from './photos-messages.ts'

const DRAGGED = 'application/x-predio-photo'

interface PhotoTileProps {
  path: string
  preview: string | undefined
  index: number
  count: number
  onPlace: (path: string, index: number) => void
  onMove: (towards: 'left' | 'right') => void
  onRemove: () => void
}

/** A mouse or a long press drags the photograph; its buttons move it for those who cannot drag. */
export function PhotoTile(props: PhotoTileProps) {
  const { path, preview, index, count, onPlace, onMove, onRemove } = props
  const tile = useRef<HTMLDivElement>(null)
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [DRAGGED]: path }],
    getAllowedDropOperations: () => ['move'],
  })
  const { dropProps, isDropTarget } = useDrop({
    ref: tile,
    getDropOperation: (types) => (types.has(DRAGGED) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      for (const item of items) {
        if (item.kind !== 'text') continue
        void item.getText(DRAGGED).then((dragged) => onPlace(dragged, index))
      }
    },
  })
  const about = messages.photo(index + 1, count)
  const isCover = index === 0
  return (
    <li
      data-row={path}
      className={cx(
        'flex flex-col overflow-hidden rounded-md border bg-card transition-shadow',
        isDropTarget ? 'border-action ring-2 ring-action' : 'border-line',
        isDragging && 'opacity-50',
      )}
    >
      <div
        ref={tile}
        {...dragProps}
        {...dropProps}
        className="relative cursor-grab touch-manipulation active:cursor-grabbing"
      >
        <Photo
          src={preview ?? path}
          sizes={preview === undefined ? photoSizes(path) : undefined}
          shownWidth="12rem"
          alt={isCover ? `${about}, ${messages.cover}` : about}
          isSmall
        />
        {isCover && (
          <span aria-hidden="true" className="absolute top-2 left-2 rounded-full bg-card">
            <Badge tone="info">{messages.cover}</Badge>
          </span>
        )}
      </div>
      <div className="flex justify-between">
        <IconButton
          data-control="left"
          label={messages.moveLeft}
          about={about}
          icon={<ChevronLeft aria-hidden="true" />}
          isDisabled={isCover}
          onPress={() => onMove('left')}
        />
        <IconButton
          data-control="right"
          label={messages.moveRight}
          about={about}
          icon={<ChevronRight aria-hidden="true" />}
          isDisabled={index === count - 1}
          onPress={() => onMove('right')}
        />
        <IconButton
          data-control="remove"
          label={messages.remove}
          about={about}
          icon={<Trash2 aria-hidden="true" />}
          tone="danger"
          onPress={onRemove}
        />
      </div>
    </li>
  )
}
