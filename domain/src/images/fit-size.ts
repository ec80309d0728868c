import type { Size } from './geometry.ts'
import { MAX_WIDTH } from './image-rules.ts'

/** IMG-01, IMG-02: the whole image fits inside the target, is neither padded nor enlarged, and is at most 1920 px wide. */
export function fitSize(source: Size, target: Size): Size {
  const width = Math.min(target.width, MAX_WIDTH)
  const { height } = target
  if (source.width <= width && source.height <= height) return { ...source }
  // The multiplication comes before the division: a scale of 0.1575 has no exact binary form and loses half pixels.
  const isWider = source.width * height > source.height * width
  return isWider
    ? { width, height: whole((source.height * width) / source.width) }
    : { width: whole((source.width * height) / source.height), height }
}

/** The short side of a panorama may round to zero, but an image needs at least one pixel. */
function whole(side: number): number {
  return Math.max(1, Math.round(side))
}
