import { type Area, cropArea, type Size } from '@predio/domain/images'
import { BlobImage } from '../../../ui/blob-image.tsx'
import type { Look } from '../engine/jobs.ts'
import { messages } from '../messages.ts'
import type { Picture } from '../workshop/state.ts'
import { Stage } from './stage.tsx'

interface BeforeViewProps {
  picture: Picture
  size: Size
  look: Look
}

export function BeforeView({ picture, size, look }: BeforeViewProps) {
  const cut = look.fit === 'cover' ? cropArea(size, look.target, picture.focus).area : null
  return (
    <Stage size={size}>
      <BlobImage
        blob={picture.file}
        alt={`${messages.before}: ${picture.name}`}
        className="size-full"
      />
      {cut && (
        <div className="absolute inset-0 overflow-hidden">
          <div
            className="absolute rounded-sm shadow-[0_0_0_100vmax_rgb(0_0_0_/_0.55)] outline-2 outline-white"
            style={frame(cut, size)}
          />
        </div>
      )}
    </Stage>
  )
}

function frame({ x, y, width, height }: Area, whole: Size) {
  const percent = (part: number, of: number) => `${(100 * part) / of}%`
  return {
    left: percent(x, whole.width),
    top: percent(y, whole.height),
    width: percent(width, whole.width),
    height: percent(height, whole.height),
  }
}
