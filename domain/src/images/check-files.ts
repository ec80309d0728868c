import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_LOGO_BYTES, MAX_PHOTO_BYTES } from './image-rules.ts'
import { isHeic } from './is-heic.ts'
import { IMAGE_MESSAGES as texts } from './messages.ts'
import { readHeifSize } from './read-heif-size.ts'
import { isSafeToDecode, readImageHeader } from './read-image-header.ts'
import { readWebpSize } from './read-webp-header.ts'

export type FileVerdict = { kind: 'accepted' } | { kind: 'refused'; message: string }

/** For a file that is too large only the first bytes are read, which suffice to recognise HEIC. */
interface GivenFile {
  name: string
  size: number
}

/** IMG-16: accepts a JPEG or PNG of at most 10 MB. IMG-26: HEIC is refused with instructions. */
export function checkImage({ name, size }: GivenFile, bytes: Uint8Array): FileVerdict {
  if (isHeic(bytes)) return { kind: 'refused', message: texts.heicImage(name) }
  const header = size <= MAX_IMAGE_BYTES ? readImageHeader(bytes) : null
  if (header === null || !isSafeToDecode(header.stored)) {
    return { kind: 'refused', message: texts.invalidImage(name) }
  }
  return { kind: 'accepted' }
}

/** IMG-27: pictures of listings come from the agent's own site, which may serve WebP too. */
export function checkListingPicture(given: GivenFile, bytes: Uint8Array): FileVerdict {
  const stored = given.size <= MAX_IMAGE_BYTES ? readWebpSize(bytes) : null
  if (!stored) return checkImage(given, bytes)
  if (!isSafeToDecode(stored)) {
    return { kind: 'refused', message: texts.invalidImage(given.name) }
  }
  return { kind: 'accepted' }
}

/** IMG-17: accepts a PNG of at most 2 MB. */
export function checkLogo({ size }: GivenFile, bytes: Uint8Array): FileVerdict {
  if (isHeic(bytes)) return { kind: 'refused', message: texts.heicLogo }
  const header = size <= MAX_LOGO_BYTES ? readImageHeader(bytes) : null
  if (header?.type !== 'png' || !isSafeToDecode(header.stored)) {
    return { kind: 'refused', message: texts.invalidLogo }
  }
  return { kind: 'accepted' }
}

/** PHOTO-01: accepts HEIC too, because only the browser can tell whether it can decode the file. */
export function checkPhoto({ name, size }: GivenFile, head: Uint8Array): FileVerdict {
  if (size > MAX_PHOTO_BYTES) return { kind: 'refused', message: texts.largePhoto(name) }
  const stored = isHeic(head)
    ? readHeifSize(head)
    : (readWebpSize(head) ?? readImageHeader(head)?.stored)
  if (!stored) {
    const refusal = isHeic(head) ? texts.heicPhoto : texts.invalidPhoto
    return { kind: 'refused', message: refusal(name) }
  }
  if (!isSafeToDecode(stored)) return { kind: 'refused', message: texts.largePhoto(name) }
  return { kind: 'accepted' }
}

export interface Admission<File> {
  admitted: readonly File[]
  dropped: readonly File[]
  message: string | null
}

/** IMG-18: a batch has at most 15 images. The first ones are admitted and the rest is dropped. */
export function admitImages<File>(already: number, files: readonly File[]): Admission<File> {
  const free = Math.max(0, MAX_IMAGES - already)
  const dropped = files.slice(free)
  return {
    admitted: files.slice(0, free),
    dropped,
    message: dropped.length > 0 ? texts.tooManyImages : null,
  }
}

/** IMG-19: the result is null if the batch can start. */
export function checkBatch(batch: { images: number; hasLogo: boolean }): string | null {
  return batch.images > 0 && batch.hasLogo ? null : texts.nothingToProcess
}
