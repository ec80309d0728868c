import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BlobMissing, BlobTooLarge, type BlobStore } from '../blob-store/blob-store.ts'
import { collect } from './collect.ts'

export interface OpenedStore {
  store: BlobStore
  countFiles: () => Promise<number>
  close: () => Promise<void>
}

const LIMIT = 1024 * 1024

export function describeBlobStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`blob store contract: ${name}`, () => {
    let opened: OpenedStore
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const put = (id: string, ...chunks: (string | Uint8Array)[]) =>
      opened.store.put(id, stream(chunks), LIMIT)

    test('a blob store returns what was stored, with size and MD5', async () => {
      const id = randomUUID()
      const stored = await put(id, 'hola ', 'mundo')
      const etag = createHash('md5').update('hola mundo').digest('hex')
      expect(stored).toEqual({ size: 10, etag })
      expect(await read(opened.store, id)).toBe('hola mundo')
    })

    test('a blob store keeps an empty blob', async () => {
      const id = randomUUID()
      expect(await put(id)).toMatchObject({ size: 0 })
      expect(await read(opened.store, id)).toBe('')
    })

    test('a blob store keeps every byte of many chunks', async () => {
      const id = randomUUID()
      const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7) % 251))
      await put(id, ...Array.from({ length: 30 }, (_, i) => bytes.subarray(i * 1e4, (i + 1) * 1e4)))
      const chunks = await collect(await opened.store.get(id))
      expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
    })

    test('a blob store returns a range, both ends included', async () => {
      const id = randomUUID()
      await put(id, '0123456789')
      expect(await read(opened.store, id, { start: 2, end: 4 })).toBe('234')
      expect(await read(opened.store, id, { start: 9, end: 9 })).toBe('9')
    })

    test('a blob store accepts a blob of exactly the limit', async () => {
      const id = randomUUID()
      expect(await put(id, Buffer.alloc(LIMIT))).toMatchObject({ size: LIMIT })
    })

    test('a blob store refuses one byte more, reads no further chunk and leaves nothing', async () => {
      const before = await opened.countFiles()
      const id = randomUUID()
      let asked = 0
      async function* endless(): AsyncGenerator<Uint8Array> {
        for (;;) {
          asked += 1
          yield Buffer.alloc(LIMIT / 2 + 1)
        }
      }
      await expect(opened.store.put(id, endless(), LIMIT)).rejects.toThrow(BlobTooLarge)
      expect(asked).toBe(2)
      await expect(opened.store.get(id)).rejects.toThrow(BlobMissing)
      expect(await opened.countFiles()).toBe(before)
    })

    test('a blob store leaves nothing when the source fails half-way, and passes on the error', async () => {
      const before = await opened.countFiles()
      const id = randomUUID()
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('half')
        throw new Error('the client went away')
      }
      await expect(opened.store.put(id, broken(), LIMIT)).rejects.toThrow('the client went away')
      expect(await opened.countFiles()).toBe(before)
    })

    test('a blob store reports a missing blob', async () => {
      await expect(opened.store.get(randomUUID())).rejects.toThrow(BlobMissing)
      await expect(opened.store.copy(randomUUID(), randomUUID())).rejects.toThrow(BlobMissing)
    })

    test('a blob store refuses ids that are not UUIDs', async () => {
      for (const id of ['../secret', 'a/b', '', randomUUID().toUpperCase()]) {
        await expect(opened.store.get(id)).rejects.toThrow(BlobMissing)
        await expect(put(id, 'x')).rejects.toThrow(BlobMissing)
        await expect(opened.store.delete([id])).resolves.toBeUndefined()
      }
    })

    test('a copied blob and its original outlive each other', async () => {
      const [from, to] = [randomUUID(), randomUUID()]
      await put(from, 'copied')
      await opened.store.copy(from, to)
      await opened.store.delete([from])
      expect(await read(opened.store, to)).toBe('copied')
    })

    test('deleting a blob a second time succeeds', async () => {
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      for (const id of ids) await put(id, 'x')
      await opened.store.delete(ids)
      await opened.store.delete(ids)
      for (const id of ids) await expect(opened.store.get(id)).rejects.toThrow(BlobMissing)
    })

    test('a blob store lists every blob with the time when it was stored', async () => {
      const id = randomUUID()
      await put(id, 'listed')
      const listed = await collect(opened.store.list())
      const found = listed.find((blob) => blob.id === id)
      expect(Math.abs(Date.now() - (found?.storedAt.getTime() ?? 0))).toBeLessThan(60_000)
      expect(new Set(listed.map((blob) => blob.id)).size).toBe(listed.length)
    })

    test('a blob store lists a copy with the time of the copy', async () => {
      const [from, to] = [randomUUID(), randomUUID()]
      await put(from, 'x')
      const before = Date.now()
      await opened.store.copy(from, to)
      const listed = await collect(opened.store.list())
      const found = listed.find((blob) => blob.id === to)
      // S3 counts whole seconds, and a file's time may be some milliseconds behind the clock of the test.
      expect(found?.storedAt.getTime()).toBeGreaterThan(before - 2000)
    })

    test('a reader that stops half-way disturbs no other reader', async () => {
      const id = randomUUID()
      await put(id, Buffer.alloc(500_000, 1))
      const stream = await opened.store.get(id)
      const reader = stream.getReader()
      await reader.read()
      await reader.cancel()
      expect(await read(opened.store, id, { start: 0, end: 0 })).toBe('\u0001')
    })
  })
}

async function* stream(chunks: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

async function read(
  store: BlobStore,
  id: string,
  range?: { start: number; end: number },
): Promise<string> {
  return new Response(await store.get(id, range)).text()
}
