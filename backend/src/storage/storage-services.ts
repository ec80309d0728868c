import type { FairTurns } from '../http/fair-turns.ts'
import type { Services } from '../http/services.ts'
import type { BlobStore } from './blob-store/blob-store.ts'
import type { DiskSpace } from '../disk-space.ts'

export interface StorageServices extends Services {
  blobs: BlobStore
  disk: Pick<DiskSpace, 'isLow'>
  /** All services share these turns. */
  turns: FairTurns
}
