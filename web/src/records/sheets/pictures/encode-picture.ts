import { cropArea, OUTPUT_TYPE, type Size } from '@predio/domain/images'
import { canvasOf } from '../../../lib/pictures/canvas.ts'
import { decode } from '../../../lib/pictures/decode.ts'

const QUALITIES = [0.8, 0.72, 0.64, 0.56, 0.48, 0.4]

/**
 * SHEET-05: the photograph is cut to the target's shape, never enlarged, and loses its EXIF data, which tell where it was taken. The
 * quality is lowered until the file fits into maxBytes.
 */
export async function encodePicture(blob: Blob, target: Size, maxBytes: number): Promise<Blob> {
  const bitmap = await decode(blob)
  const { area, size } = cropArea({ width: bitmap.width, height: bitmap.height }, target)
  const { canvas, context } = canvasOf(size, true)
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height)
  bitmap.close()
  let encoded: Blob | undefined
  for (const quality of QUALITIES) {
    encoded = await canvas.convertToBlob({ type: OUTPUT_TYPE, quality })
    if (encoded.size <= maxBytes) break
  }
  return encoded ?? canvas.convertToBlob({ type: OUTPUT_TYPE })
}
