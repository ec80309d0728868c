import {
  checkImage,
  checkListingPicture,
  IMAGE_MESSAGES,
  MAX_IMAGE_BYTES,
  type Size,
} from '@predio/domain/images'
import { acceptPicture, drawSmall, readWithin } from '../../../lib/pictures/read-picture.ts'
import type { Job, Results } from './jobs.ts'

const THUMBNAIL: Size = { width: 480, height: 480 }
const THUMBNAIL_QUALITY = 0.8

type Inspect = Extract<Job, { kind: 'inspect' }>

export async function inspect({ file, name, takes }: Inspect): Promise<Results['inspect']> {
  const bytes = await readWithin(file, MAX_IMAGE_BYTES)
  const given = { name, size: file.size }
  acceptPicture(takes === 'upload' ? checkImage(given, bytes) : checkListingPicture(given, bytes))
  const { size, canvas } = await drawSmall(file, THUMBNAIL, IMAGE_MESSAGES.invalidImage(name), true)
  const thumbnail = await canvas.convertToBlob({ type: 'image/jpeg', quality: THUMBNAIL_QUALITY })
  return { size, thumbnail }
}
