import { fitSize, OUTPUT_TYPE, type Size } from '@predio/domain/images'
import { PHOTO_SIDE, SMALL_PHOTO_WIDTH } from '@predio/domain/properties'
import { canvasOf } from '../../../lib/pictures/canvas.ts'
import { openPhoto } from '../../../lib/pictures/read-picture.ts'

const LARGE: Size = { width: PHOTO_SIDE, height: PHOTO_SIDE }
const SMALL: Size = { width: SMALL_PHOTO_WIDTH, height: Number.MAX_SAFE_INTEGER }
const LARGE_QUALITY = 0.82
const SMALL_QUALITY = 0.75

export interface PreparedPhoto {
  large: Blob
  small: Blob
}

let lastPreparation: Promise<unknown> = Promise.resolve()

/**
 * PHOTO-02: the photograph is stored upright, in two sizes and without EXIF data, which tell where it was taken. Only one photograph is
 * decoded at a time, because each takes four bytes a pixel. Throws RefusedFileError with a text for the person.
 */
export function preparePhoto(file: File): Promise<PreparedPhoto> {
  const preparation = lastPreparation.then(() => prepare(file))
  lastPreparation = preparation.catch(() => undefined)
  return preparation
}

async function prepare(file: File): Promise<PreparedPhoto> {
  const bitmap = await openPhoto(file)
  const large = draw(bitmap, LARGE)
  bitmap.close()
  const small = draw(large, SMALL)
  return {
    large: await large.convertToBlob({ type: OUTPUT_TYPE, quality: LARGE_QUALITY }),
    small: await small.convertToBlob({ type: OUTPUT_TYPE, quality: SMALL_QUALITY }),
  }
}

function draw(source: ImageBitmap | OffscreenCanvas, room: Size): OffscreenCanvas {
  const size = fitSize({ width: source.width, height: source.height }, room)
  const { canvas, context } = canvasOf(size, true)
  context.drawImage(source, 0, 0, size.width, size.height)
  return canvas
}
