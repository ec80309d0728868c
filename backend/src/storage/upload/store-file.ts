import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/types.ts'
import type { BlobStore } from '../blob-store/blob-store.ts'
import type { ObjectPlace } from '../request-path.ts'
import { saveRow } from './save-row.ts'
import { describeBlob } from './store-object.ts'

interface NewFile extends ObjectPlace {
  owner: string
  type: string
  bytes: Uint8Array
}

const CACHE = 'max-age=3600'

/** If the transaction is rolled back, only the bytes remain, and the sweep removes them. */
export function storeFileIn(blobs: BlobStore) {
  return async (tx: Transaction, { bucket, key, owner, type, bytes }: NewFile): Promise<void> => {
    const version = randomUUID()
    async function* source(): AsyncGenerator<Uint8Array> {
      yield bytes
    }
    const blob = await blobs.put(version, source(), bytes.length)
    const metadata = describeBlob(blob, type, CACHE)
    const object = { bucket, key, version, metadata, userMetadata: null }
    await saveRow(tx, object, { owner, ownRowsOnly: false }, { id: randomUUID(), upsert: true })
  }
}
