import { BlobMissing } from './blob-store.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Lower-case UUIDs only: they are the same name on every file system, and a version that came into
 * the database some other way can never become a path.
 */
export function isBlobId(id: string): boolean {
  return UUID.test(id)
}

export function checkBlobId(id: string): string {
  if (!isBlobId(id)) throw new BlobMissing('not a blob id')
  return id
}
