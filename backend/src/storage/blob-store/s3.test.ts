import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeBlobStore } from '../testing/blob-store-contract.ts'
import { collect } from '../testing/collect.ts'
import { startS3, type S3Stub } from '../testing/s3-stub.ts'
import type { BlobStore } from './blob-store.ts'
import { createS3Store } from './s3.ts'

function connect(s3: S3Stub, spoolFolder: string, changes: object = {}): BlobStore {
  const { endpoint, bucket, credentials } = s3
  return createS3Store({ endpoint, bucket, ...credentials, spoolFolder, ...changes })
}

describeBlobStore('S3', async () => {
  const s3 = await startS3()
  const spoolFolder = mkdtempSync(join(tmpdir(), 'predio-spool-'))
  return {
    store: connect(s3, spoolFolder),
    countFiles: async () => s3.objects.size + (await readdir(spoolFolder)).length,
    async close() {
      await s3.close()
      rmSync(spoolFolder, { recursive: true })
    },
  }
})

describe('S3', () => {
  const spoolFolder = mkdtempSync(join(tmpdir(), 'predio-spool-'))
  let s3: S3Stub
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(async () => {
    await s3.close()
    rmSync(spoolFolder, { recursive: true })
  })

  test.each([
    ['secret', { secretAccessKey: 'another' }],
    ['key', { accessKeyId: 'another' }],
    ['region', { region: 'eu-west-1' }],
  ])('S3 refuses a wrong %s, and nothing stays stored', async (_, changes) => {
    const store = connect(s3, spoolFolder, changes)
    await expect(store.put(randomUUID(), source('x'), 10)).rejects.toThrow('403')
    await expect(collect(store.list())).rejects.toBeInstanceOf(Error)
    expect(s3.objects.size).toBe(0)
    expect(await readdir(spoolFolder)).toEqual([])
  })

  test('when S3 fails, neither object nor local file stays', async () => {
    const store = connect(s3, spoolFolder)
    s3.failNext(503)
    await expect(store.put(randomUUID(), source('x'), 10)).rejects.toThrow('503')
    expect(s3.objects.size).toBe(0)
    expect(await readdir(spoolFolder)).toEqual([])
  })

  test('stores its objects below a prefix, so that the bucket can hold other things', async () => {
    const store = connect(s3, spoolFolder)
    s3.objects.set('backups/one', { bytes: Buffer.from('x'), at: new Date(0) })
    const id = randomUUID()
    await store.put(id, source('x'), 10)
    expect(s3.objects.has(`storage/${id}`)).toBe(true)
    expect((await collect(store.list())).map((blob) => blob.id)).toEqual([id])
  })
})

async function* source(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
