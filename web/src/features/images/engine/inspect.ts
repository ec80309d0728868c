import {
  checkImage,
  checkListingPicture,
  checkLogo,
  type FileVerdict,
  fitSize,
  HEIC_HEAD_BYTES,
  IMAGE_MESSAGES,
  MAX_IMAGE_BYTES,
  MAX_LOGO_BYTES,
  type Size,
} from '@predio/domain/images'
import { canvasOf } from '../../../lib/pictures/canvas.ts'
import { decode } from '../../../lib/pictures/decode.ts'
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import type { Job, Results } from './jobs.ts'

const THUMBNAIL: Size = { width: 480, height: 480 }
const THUMBNAIL_QUALITY = 0.8
/** Larger than any logo in an output, which is at most 15 % of 1080 pixels. */
const LOGO: Size = { width: 512, height: 512 }

type Inspect = Extract<Job, { kind: 'inspect' }>
type Logo = Extract<Job, { kind: 'logo' }>

export async function inspect({ file, name, takes }: Inspect): Promise<Results['inspect']> {
  const bytes = await readWithin(file, MAX_IMAGE_BYTES)
  const given = { name, size: file.size }
  accept(takes === 'upload' ? checkImage(given, bytes) : checkListingPicture(given, bytes))
  const { size, canvas } = await drawSmall(file, THUMBNAIL, IMAGE_MESSAGES.invalidImage(name), true)
  const thumbnail = await canvas.convertToBlob({ type: 'image/jpeg', quality: THUMBNAIL_QUALITY })
  return { size, thumbnail }
}

export async function inspectLogo({ file, name }: Logo): Promise<Results['logo']> {
  const bytes = await readWithin(file, MAX_LOGO_BYTES)
  accept(checkLogo({ name, size: file.size }, bytes))
  const { size, canvas } = await drawSmall(file, LOGO, IMAGE_MESSAGES.invalidLogo, false)
  return { size, small: await canvas.convertToBlob({ type: 'image/png' }) }
}

/** Of a file that is too large only the first bytes are read, enough to recognise HEIC. */
async function readWithin(file: Blob, maxBytes: number): Promise<Uint8Array> {
  const part = file.size <= maxBytes ? file : file.slice(0, HEIC_HEAD_BYTES)
  return new Uint8Array(await part.arrayBuffer())
}

function accept(verdict: FileVerdict): void {
  if (verdict.kind === 'refused') throw new RefusedFileError(verdict.message)
}

/** A file with a valid header may still be broken, so it is decoded once. */
async function drawSmall(file: Blob, room: Size, refusal: string, isOpaque: boolean) {
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
