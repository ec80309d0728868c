import { isUuid } from '@predio/domain/text'
import { BlobMissing } from './blob-store.ts'

/**
 * Lower-case UUIDs only: they are the same name on every file system, and a version that came into
 * the database some other way can never become a path.
 */
export function isBlobId(id: string): boolean {
  return isUuid(id) && id === id.toLowerCase()
}

export function checkBlobId(id: string): string {
  if (!isBlobId(id)) throw new BlobMissing('not a blob id')
  return id
}
