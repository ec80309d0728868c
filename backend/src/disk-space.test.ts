import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { watchDiskSpace } from './disk-space.ts'
import { storeObject } from './storage/upload/store-object.ts'

it('a disk counts as low only when it has less room than the caller asked for', async () => {
  await expect(watchDiskSpace(tmpdir(), 1).isLow()).resolves.toBe(false)
  await expect(watchDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER).isLow()).resolves.toBe(true)
})

it('a folder whose free space cannot be read refuses no upload', async () => {
  const disk = watchDiskSpace('/no/such/folder', 1)
  await expect(disk.isLow()).resolves.toBe(false)
  await expect(disk.room()).resolves.toBeUndefined()
})

it('an upload is refused before its first byte is read when the disk is low', async () => {
  const services = { disk: { isLow: async () => true } } as never
  await expect(storeObject(services, {} as never, {} as never)).rejects.toMatchObject({
    message: expect.stringContaining('no tiene espacio'),
  })
})
