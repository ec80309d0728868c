import type { FairTurns } from '../http/fair-turns.ts'
import type { Services } from '../http/services.ts'
import type { BlobStore } from './blob-store/blob-store.ts'
import type { DiskSpace } from '../disk-space.ts'

/** What every part of this module is built from. */
export interface StorageServices extends Services {
  blobs: BlobStore
  disk: Pick<DiskSpace, 'isLow'>
  /** Shared with the other services: who asks there counts as somebody who asks. */
  turns: FairTurns
}
