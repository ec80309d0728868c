import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { BlobTooLarge, type StoredBlob } from './blob-store.ts'

const PRIVATE_FILE = 0o600

/** Holds one chunk in memory: the next chunk is requested when the last one is written. After a failure the file is removed. */
export async function spool(
  path: string,
  source: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<StoredBlob> {
  const file = await open(path, 'wx', PRIVATE_FILE)
  try {
    const hash = createHash('md5')
    let size = 0
    for await (const chunk of source) {
      size += chunk.byteLength
      if (size > limit) throw new BlobTooLarge(`more than ${limit} bytes`)
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
    await file.close()
    return { size, etag: hash.digest('hex') }
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
}
