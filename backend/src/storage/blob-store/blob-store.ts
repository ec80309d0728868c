export interface BlobStore {
  /**
   * The bytes are durable once this resolves. After a failure nothing is stored under the id. Throws BlobTooLarge as soon as the source has
   * given more than `limit` bytes.
   */
  put(id: string, source: AsyncIterable<Uint8Array>, limit: number): Promise<StoredBlob>
  /** Throws BlobMissing; the range must lie within the blob. */
  get(id: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /** Throws BlobMissing. */
  copy(from: string, to: string): Promise<void>
  delete(ids: readonly string[]): Promise<void>
  /** Lists all blobs, so that the sweep can compare them with the rows. */
  list(): AsyncIterable<ListedBlob>
  removeUnfinished(before: Date): Promise<number>
}

export interface StoredBlob {
  size: number
  /** This is the MD5 that S3 computes too. It tells versions apart and protects nothing. */
  etag: string
}

export interface ByteRange {
  start: number
  end: number
}

export interface ListedBlob {
  id: string
  storedAt: Date
}

export class BlobMissing extends Error {
  override name = 'BlobMissing'
}

export class BlobTooLarge extends Error {
  override name = 'BlobTooLarge'
}

/** Null where the bytes are gone. */
export async function openIfThere(
  blobs: Pick<BlobStore, 'get'>,
  id: string,
): Promise<ReadableStream<Uint8Array> | null> {
  try {
    return await blobs.get(id)
  } catch (error) {
    if (error instanceof BlobMissing) return null
    throw error
  }
}
