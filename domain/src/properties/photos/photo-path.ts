/**
 * Photographs of own listings (bucket listing-photos) and of interactions (notes) have the path {userId}/{record's id}/{photograph}.jpg,
 * with a small copy beside each.
 */
import { UUID_PATTERN } from '../../text/is-uuid.ts'
import type { PictureSize } from '../property.ts'

/** PHOTO-02: the longest side of a photograph and the width of its small copy, in pixels. */
export const PHOTO_SIDE = 1600
export const SMALL_PHOTO_WIDTH = 480

const OWN_PHOTO = new RegExp(`^${UUID_PATTERN}/${UUID_PATTERN}/[^/]+\\.jpg$`)

interface PhotoIds {
  userId: string
  recordId: string
  photoId: string
}

export function photoPath({ userId, recordId, photoId }: PhotoIds): string {
  return `${userId}/${recordId}/${photoId}.jpg`
}

export function smallPhotoPath(path: string): string {
  return path.replace(/\.jpg$/, `-${SMALL_PHOTO_WIDTH}.jpg`)
}

export function isOwnPhoto(image: string): boolean {
  return OWN_PHOTO.test(image)
}

/** A picture on another site has only its address, so its sizes are unknown. */
export function photoSizes(image: string): readonly PictureSize[] {
  if (!isOwnPhoto(image)) return []
  return [
    { url: smallPhotoPath(image), width: SMALL_PHOTO_WIDTH },
    { url: image, width: PHOTO_SIDE },
  ]
}
