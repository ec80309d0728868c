import { readRoom, type DiskRoom } from '../disk-space.ts'
import { noRoom } from './errors.ts'

/** The interval is short enough to notice a full disk long before the reserve is used up. */
const LOOK_EVERY_BYTES = 16 * 1024 * 1024

/** The database may need the same disk, so writing fails when less than the reserve is left (OPS-58). */
export async function* watchRoom(
  source: AsyncIterable<Uint8Array>,
  folder: string,
  minFreeBytes: number,
  look: (folder: string) => Promise<Pick<DiskRoom, 'freeBytes'>> = readRoom,
): AsyncGenerator<Uint8Array> {
  let sinceLook = 0
  for await (const chunk of source) {
    yield chunk
    sinceLook += chunk.length
    if (sinceLook < LOOK_EVERY_BYTES) continue
    sinceLook = 0
    const { freeBytes } = await look(folder)
    if (freeBytes < minFreeBytes) throw noRoom(folder, minFreeBytes, freeBytes)
  }
}
