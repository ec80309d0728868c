import { expect, it } from 'vitest'
import { watchRoom } from './watch-room.ts'

const MEGABYTE = 1024 * 1024

async function* megabytes(count: number): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < count; i += 1) yield new Uint8Array(MEGABYTE)
}

async function written(count: number, free: number, reserve: number): Promise<number> {
  let passed = 0
  const look = async () => ({ freeBytes: (free - passed) * MEGABYTE })
  for await (const _ of watchRoom(megabytes(count), '/respaldos', reserve * MEGABYTE, look)) {
    passed += 1
  }
  return passed
}

it('OPS-58 a backup may write everything while the disk has room', async () => {
  expect(await written(100, 700, 512)).toBe(100)
})

it('OPS-58 a backup stops before the reserved room is used up, and says how much is missing', async () => {
  await expect(written(1000, 700, 512)).rejects.toThrow(
    /En el disco de \/respaldos quedan 5\d\d MB y hacen falta 512 MB\. Libera espacio/,
  )
})
