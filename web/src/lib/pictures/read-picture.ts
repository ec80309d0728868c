import {
  checkPhoto,
  type FileVerdict,
  fitSize,
  HEIC_HEAD_BYTES,
  IMAGE_MESSAGES,
  isHeic,
  PHOTO_HEAD_BYTES,
  type Size,
} from '@predio/domain/images'
import { canvasOf } from './canvas.ts'
import { decode } from './decode.ts'
import { RefusedFileError } from './refused-file-error.ts'

export async function readWithin(file: Blob, maxBytes: number): Promise<Uint8Array> {
  const part = file.size <= maxBytes ? file : file.slice(0, HEIC_HEAD_BYTES)
  return new Uint8Array(await part.arrayBuffer())
}

export function acceptPicture(verdict: FileVerdict): void {
  if (verdict.kind === 'refused') throw new RefusedFileError(verdict.message)
}

/** A file with a valid header may still be broken, so it is decoded once before it is accepted. */
export async function drawSmall(file: Blob, room: Size, refusal: string, isOpaque: boolean) {
  const bitmap = await decode(file).catch(() => {
    throw new RefusedFileError(refusal)
  })
  const size = { width: bitmap.width, height: bitmap.height }
  const small = fitSize(size, room)
  const { canvas, context } = canvasOf(small, isOpaque)
  context.drawImage(bitmap, 0, 0, small.width, small.height)
  bitmap.close()
  return { size, canvas }
}

/** PHOTO-01: throws RefusedFileError with a text for the person; the caller closes the bitmap. */
export async function openPhoto(file: File): Promise<ImageBitmap> {
  const head = await readHead(file)
  acceptPicture(checkPhoto(file, head))
  return decode(file).catch(() => {
    const refusal = isHeic(head) ? IMAGE_MESSAGES.heicPhoto : IMAGE_MESSAGES.invalidPhoto
    throw new RefusedFileError(refusal(file.name))
  })
}

async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
  } catch {
    // Reading fails if the file was moved or deleted after it was chosen, or if the browser may not read its folder.
    throw new RefusedFileError(IMAGE_MESSAGES.unreadablePhoto(file.name))
  }
}
