import { isUuid } from '@predio/domain/text'
import { BlobMissing } from './blob-store.ts'

/** A lower-case UUID is the same name on every file system. No other value from the database may become a path. */
export function isBlobId(id: string): boolean {
  return isUuid(id) && id === id.toLowerCase()
}

export function checkBlobId(id: string): string {
  if (!isBlobId(id)) throw new BlobMissing('not a blob id')
  return id
}
