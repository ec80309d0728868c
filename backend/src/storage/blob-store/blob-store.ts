/** Where bytes lie. It knows ids (UUIDs the service makes), never a person's key. No implementation here. */
export interface BlobStore {
  /**
   * Keeps what the source gives under a new id; when it resolves, the bytes are durable. On any
   * failure (the source's, the limit, the store's) nothing remains under that id.
   * Throws BlobTooLarge as soon as the source has given more than `limit` bytes.
   */
  put(id: string, source: AsyncIterable<Uint8Array>, limit: number): Promise<StoredBlob>
  /** Throws BlobMissing. The range must lie within the blob. */
  get(id: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /** An independent copy under a new id. Throws BlobMissing. */
  copy(from: string, to: string): Promise<void>
  /** Ids that do not exist are no error: a deletion can be repeated. */
  delete(ids: readonly string[]): Promise<void>
  /** Every blob, in no order, for finding those that no row names. */
  list(): AsyncIterable<ListedBlob>
  /** Removes what uploads that never ended left before that moment; answers how many. */
  removeUnfinished(before: Date): Promise<number>
}

export interface StoredBlob {
  size: number
  /** MD5 in hexadecimal, as S3 computes it: it tells versions apart, it protects nothing. */
  etag: string
}

/** Both ends included. */
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
