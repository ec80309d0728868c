import { open } from 'node:fs/promises'
import { BlobMissing, type ByteRange } from './blob-store.ts'

const CHUNK = 64 * 1024

export async function readFile(
  path: string,
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BlobMissing('no such file') : error
  })
  const end = range ? range.end + 1 : Infinity
  let position = range?.start ?? 0

  async function readChunk(): Promise<Uint8Array | undefined> {
    const wanted = Math.min(CHUNK, end - position)
    if (wanted <= 0) return undefined
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, position)
    position += bytesRead
    return bytesRead > 0 ? buffer.subarray(0, bytesRead) : undefined
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const chunk = await readChunk()
          if (chunk) return controller.enqueue(chunk)
          controller.close()
        } catch (error) {
          controller.error(error)
        }
        await file.close()
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
}
