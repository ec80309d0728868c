/** Modules do not import one another, so this declares the part of the storage module's blob store that backups need. */
export interface Blobs {
  get(id: string): Promise<ReadableStream<Uint8Array>>
  put(id: string, source: AsyncIterable<Uint8Array>, limit: number): Promise<unknown>
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'BlobMissing'
}
