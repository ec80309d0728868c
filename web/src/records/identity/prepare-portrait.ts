import { cropArea, OUTPUT_TYPE } from '@predio/domain/images'
import { PORTRAIT_SIDE } from '@predio/domain/identity'
import { canvasOf } from '../../lib/pictures/canvas.ts'
import { openPhoto } from '../../lib/pictures/read-picture.ts'

const QUALITY = 0.85
/** The cut keeps the upper part, because the face is above the middle of most portraits. */
const FOCUS = { x: 0.5, y: 0.4 }

/** IDENT-05: the stored portrait is upright, square, small and without EXIF data, which tell where it was taken. */
export async function preparePortrait(file: File): Promise<Blob> {
  const bitmap = await openPhoto(file)
  const target = { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE }
  const { area, size } = cropArea({ width: bitmap.width, height: bitmap.height }, target, FOCUS)
  const { canvas, context } = canvasOf(size, true)
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height)
  bitmap.close()
  return canvas.convertToBlob({ type: OUTPUT_TYPE, quality: QUALITY })
}
