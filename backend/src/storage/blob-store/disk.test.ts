import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeBlobStore, type OpenedStore } from '../testing/blob-store-contract.ts'
import { collect } from '../testing/collect.ts'
import { createDiskStore } from './disk.ts'

async function open(): Promise<OpenedStore & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'predio-blobs-'))
  return {
    folder,
    store: createDiskStore(folder),
    countFiles: async () => (await files(folder)).length,
    close: async () => rmSync(folder, { recursive: true }),
  }
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

describeBlobStore('disk', open)

describe('disk', () => {
  test.skipIf(process.platform === 'win32')(
    'the disk store keeps its files and folders private',
    async () => {
      const { store, folder, close } = await open()
      await store.put(randomUUID(), source('x'), 10)
      const [file = ''] = await files(folder)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect((await stat(join(folder, 'blobs'))).mode & 0o777).toBe(0o700)
      await close()
    },
  )

  test('a copy gets a new time, however old the original is', async () => {
    const { store, folder, close } = await open()
    const [from, to] = [randomUUID(), randomUUID()]
    await store.put(from, source('x'), 10)
    const [original = ''] = await files(folder)
    await utimes(original, new Date(0), new Date(0))
    await store.copy(from, to)
    const copy = (await collect(store.list())).find(({ id }) => id === to)
    expect(copy?.storedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
    await close()
  })

  test('removes the rest of an aborted upload, but not an upload that is running', async () => {
    const { store, folder, close } = await open()
    const unfinished = join(folder, 'unfinished')
    await mkdir(unfinished)
    for (const name of ['old', 'new']) await writeFile(join(unfinished, name), 'x')
    await utimes(join(unfinished, 'old'), new Date(0), new Date(0))
    expect(await store.removeUnfinished(new Date(1000))).toBe(1)
    expect(await readdir(unfinished)).toEqual(['new'])
    await close()
  })

  test('the disk store leaves nothing when a file cannot be renamed to its final name', async () => {
    const { store, folder, close } = await open()
    const id = randomUUID()
    await mkdir(join(folder, 'blobs'))
    await writeFile(join(folder, 'blobs', id.slice(0, 2)), 'in the way of the folder')
    await expect(store.put(id, source('x'), 10)).rejects.toThrow(/EEXIST|ENOTDIR/)
    expect(await readdir(join(folder, 'unfinished'))).toEqual([])
    await close()
  })
})

async function* source(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
