import { X } from 'lucide-react'
import { memo } from 'react'
import { Button } from 'react-aria-components'
import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { messages, STEP_LABELS } from '../messages.ts'
import { removePicture } from '../workshop/add-pictures.ts'
import { changeWorkshop, type Picture } from '../workshop/state.ts'
import { StepMark } from './step-mark.tsx'

interface PhotoTileProps {
  picture: Picture
  isSelected: boolean
  /** True while a batch runs, because its pictures must not be removed. */
  isLocked: boolean
}

/** Memoised, so that only the tile whose step changed is rendered again. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { picture, isSelected, isLocked } = props
  const { id, name, thumbnail, step, problem } = picture
  return (
    <div className="relative flex flex-col gap-1">
      <div className="relative">
        <Button
          aria-label={`${name}, ${problem ?? STEP_LABELS[step]}`}
          aria-pressed={isSelected}
          isDisabled={thumbnail === null}
          onPress={() => changeWorkshop({ selectedId: id })}
          className={cx(
            'block aspect-square w-full cursor-pointer overflow-hidden rounded-md bg-sunken outline-0 transition-shadow focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
            isSelected && 'ring-3 ring-action',
          )}
        >
          {thumbnail ? (
            <img src={thumbnail} alt="" className="size-full object-cover" />
          ) : (
            <Skeleton shape="block" className="size-full" />
          )}
        </Button>
        <StepMark name={name} step={step} />
      </div>
      {!isLocked && <RemoveButton id={id} name={name} />}
      {problem && <p className="text-xs text-danger wrap-anywhere">{problem}</p>}
    </div>
  )
})

/** The visible circle is small, but the touch target has 44 px. */
function RemoveButton({ id, name }: { id: string; name: string }) {
  const label = messages.removePhoto(name)
  return (
    <Tooltip text={label}>
      <Button
        aria-label={label}
        onPress={() => removePicture(id)}
        className="group absolute -top-2.5 -right-2.5 grid size-11 cursor-pointer place-items-center rounded-full outline-0 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-focus desk:size-9"
      >
        <span className="grid size-7 place-items-center rounded-full bg-card text-ink shadow-md transition-colors group-hover:bg-danger-soft group-hover:text-danger">
          <X aria-hidden="true" className="size-4" />
        </span>
      </Button>
    </Tooltip>
  )
}
