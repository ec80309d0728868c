import { cropArea, type Size } from '@predio/domain/images'
import { Slider } from '../../../ui/slider.tsx'
import { messages } from '../messages.ts'
import { changePicture, type Picture } from '../workshop/state.ts'

interface FocusSliderProps {
  picture: Picture
  size: Size
  target: Size
}

/** The slider is hidden if the picture has the proportions of the format, because nothing is cut off then. */
export function FocusSlider({ picture: { id, focus }, size, target }: FocusSliderProps) {
  const { area } = cropArea(size, target, focus)
  const axis = area.width < size.width ? 'x' : area.height < size.height ? 'y' : null
  if (axis === null) return null
  // The centre of the visible part keeps a distance of half that part from both edges.
  const half = axis === 'x' ? area.width / size.width / 2 : area.height / size.height / 2
  const place = Math.min(1, Math.max(0, (focus[axis] - half) / (1 - 2 * half)))
  return (
    <Slider
      label={messages.focus}
      minValue={0}
      maxValue={1}
      step={0.01}
      formatOptions={{ style: 'percent' }}
      value={place}
      onChange={(next) =>
        changePicture(id, { focus: { ...focus, [axis]: half + next * (1 - 2 * half) } })
      }
    />
  )
}
