import { isUuid } from '@predio/domain/text'
import { BlobMissing } from './blob-store.ts'

/** Lower-case UUIDs are the same name on every file system, and nothing else from the database can become a path. */
export function isBlobId(id: string): boolean {
  return isUuid(id) && id === id.toLowerCase()
}

export function checkBlobId(id: string): string {
  if (!isBlobId(id)) throw new BlobMissing('not a blob id')
  return id
}
