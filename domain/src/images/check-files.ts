import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_LOGO_BYTES } from './image-rules.ts'
import { isHeic } from './is-heic.ts'
import { IMAGE_MESSAGES as say } from './messages.ts'
import { isSafeToDecode, readImageHeader } from './read-image-header.ts'
import { readWebpSize } from './read-webp-header.ts'

export type FileVerdict = { kind: 'accepted' } | { kind: 'refused'; message: string }

/** The size is the file's own: of one too large only the first bytes need be read, which tell HEIC. */
interface GivenFile {
  name: string
  size: number
}

/** Section 5: an image file of at most 10 MB that loads. An iPhone's HEIC is refused with what to do about it. */
export function checkImage({ name, size }: GivenFile, bytes: Uint8Array): FileVerdict {
  if (isHeic(bytes)) return { kind: 'refused', message: say.heicImage(name) }
  const header = size <= MAX_IMAGE_BYTES ? readImageHeader(bytes) : null
  if (header === null || !isSafeToDecode(header.stored)) {
    return { kind: 'refused', message: say.invalidImage(name) }
  }
  return { kind: 'accepted' }
}

/** A listing's picture comes from the agent's own site, which may serve WebP besides. */
export function checkListingPicture(given: GivenFile, bytes: Uint8Array): FileVerdict {
  const stored = given.size <= MAX_IMAGE_BYTES ? readWebpSize(bytes) : null
  if (!stored) return checkImage(given, bytes)
  if (!isSafeToDecode(stored)) {
    return { kind: 'refused', message: say.invalidImage(given.name) }
  }
  return { kind: 'accepted' }
}

/** Section 5: a PNG of at most 2 MB. */
export function checkLogo({ size }: GivenFile, bytes: Uint8Array): FileVerdict {
  if (isHeic(bytes)) return { kind: 'refused', message: say.heicLogo }
  const header = size <= MAX_LOGO_BYTES ? readImageHeader(bytes) : null
  if (header?.type !== 'png' || !isSafeToDecode(header.stored)) {
    return { kind: 'refused', message: say.invalidLogo }
  }
  return { kind: 'accepted' }
}

export interface Admission<File> {
  admitted: readonly File[]
  dropped: readonly File[]
  message: string | null
}

/** Section 5: at most 15 a batch; the excess is dropped, the first stay. */
export function admitImages<File>(already: number, files: readonly File[]): Admission<File> {
  const free = Math.max(0, MAX_IMAGES - already)
  const dropped = files.slice(free)
  return {
    admitted: files.slice(0, free),
    dropped,
    message: dropped.length > 0 ? say.tooManyImages : null,
  }
}

/** Why the batch cannot start, or null. */
export function checkBatch(batch: { images: number; hasLogo: boolean }): string | null {
  return batch.images > 0 && batch.hasLogo ? null : say.nothingToProcess
}
