/**
 * Where stored files are: what this module needs of the storage module's blob store. Declared here,
 * because modules do not import one another; who composes them passes the real one in.
 */
export interface Blobs {
  /** Throws an error named BlobMissing. */
  get(id: string): Promise<ReadableStream<Uint8Array>>
  put(id: string, source: AsyncIterable<Uint8Array>, limit: number): Promise<unknown>
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'BlobMissing'
}
