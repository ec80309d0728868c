import { statfs } from 'node:fs/promises'
import { noRoom } from './errors.ts'

/** So often that a full disk is noticed long before the reserve is used up. */
const LOOK_EVERY_BYTES = 16 * 1024 * 1024

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Fails when less room than the reserve is left: the database may need that disk too (OPS-58). */
export async function* watchRoom(
  source: AsyncIterable<Uint8Array>,
  folder: string,
  minFreeBytes: number,
  look: (folder: string) => Promise<number> = freeBytes,
): AsyncGenerator<Uint8Array> {
  let sinceLook = 0
  for await (const chunk of source) {
    yield chunk
    sinceLook += chunk.length
    if (sinceLook < LOOK_EVERY_BYTES) continue
    sinceLook = 0
    const free = await look(folder)
    if (free < minFreeBytes) throw noRoom(folder, minFreeBytes, free)
  }
}
