import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { holdDeletionsBack } from '../database/backup-lock.ts'
import type { Database } from '../database/types.ts'
import type { BreakingPoint } from './testing/failing-store.ts'
import { SAMPLES, pdfOfSize } from './testing/samples.ts'
import { createTestStorage, type Agent, type TestStorage } from './testing/test-storage.ts'
import { SOON } from '../../../test-support/soon.ts'

/** After any failure each file must have a row and each row a file. */

let harness: TestStorage
let ana: Agent
/** The statement of a transaction, or its commit, that the test makes fail. */
let breakDatabase: { at: RegExp | 'commit' | null; skip: number } = { at: null, skip: 0 }

function makeFailing(database: Database): Database {
  return {
    ...database,
    asUser: async (scope, work) => {
      const value = await database.asUser(scope, (tx) =>
        work({
          query: (text, values) => {
            const { at } = breakDatabase
            if (at instanceof RegExp && at.test(text) && breakDatabase.skip-- <= 0) {
              return tx.query('select 1 / 0')
            }
            return tx.query(text, values)
          },
        }),
      )
      // The connection breaks after the commit was sent, so the outcome is unknown to the client.
      if (breakDatabase.at === 'commit') throw new Error('Connection terminated unexpectedly')
      return value
    },
  }
}

beforeAll(async () => {
  harness = await createTestStorage(makeFailing)
  ana = await harness.createAgent()
})
afterAll(() => harness.close())
afterEach(() => {
  harness.blobs.breakAt(null)
  breakDatabase = { at: null, skip: 0 }
})

const pdf = () => new Blob([SAMPLES.pdf], { type: 'application/pdf' })
const documents = () => ana.storage.from('documents')
const key = (name: string) => `${ana.id}/${name}`

async function expectWhole(expectedOrphans = 0): Promise<void> {
  const { rows } = await harness.owner.query<{ version: string }>(
    'select version from storage.objects',
  )
  for (const { version } of rows) {
    await (await harness.services.blobs.get(version)).cancel()
  }
  expect(await harness.countFiles()).toBe(rows.length + expectedOrphans)
}

describe('a failure of the store', () => {
  test.each<BreakingPoint>(['put', 'put:end'])(
    'a store that fails at %s leaves nothing of a new object',
    async (point) => {
      harness.blobs.breakAt(point)
      const { error } = await documents().upload(key('new.pdf'), pdf())
      expect(error).toMatchObject({ status: 500, message: 'Internal server error' })
      harness.blobs.breakAt(null)
      expect((await documents().exists(key('new.pdf'))).data).toBe(false)
      await expectWhole()
    },
  )

  test.each<BreakingPoint>(['put', 'put:end'])(
    'a store that fails at %s keeps the object that was to be replaced',
    async (point) => {
      await documents().upload(key('kept.pdf'), new Blob(['%PDF-kept']), { upsert: true })
      harness.blobs.breakAt(point)
      expect((await documents().update(key('kept.pdf'), pdf())).error).not.toBeNull()
      harness.blobs.breakAt(null)
      const { data } = await documents().download(key('kept.pdf'))
      expect(await data?.text()).toBe('%PDF-kept')
      await expectWhole()
    },
  )

  test('a store that fails at copy leaves nothing of the copy', async () => {
    await documents().upload(key('original.pdf'), pdf(), { upsert: true })
    harness.blobs.breakAt('copy')
    expect((await documents().copy(key('original.pdf'), key('copy.pdf'))).error).not.toBeNull()
    harness.blobs.breakAt(null)
    expect((await documents().exists(key('copy.pdf'))).data).toBe(false)
    await expectWhole()
  })

  test('a store that fails at delete does not fail the request, and the sweep removes the file later', async () => {
    await documents().upload(key('gone.pdf'), pdf())
    harness.blobs.breakAt('delete')
    expect((await documents().remove([key('gone.pdf')])).data).toHaveLength(1)
    harness.blobs.breakAt(null)
    await expectWhole(1)
    expect(await harness.storage.sweep(0)).toMatchObject({ removed: 1 })
    await expectWhole()
  })

  test('a store that fails at delete while replacing keeps the new object, and the sweep removes the old', async () => {
    await documents().upload(key('replaced.pdf'), pdf())
    harness.blobs.breakAt('delete')
    expect((await documents().update(key('replaced.pdf'), new Blob(['%PDF-2']))).error).toBeNull()
    harness.blobs.breakAt(null)
    expect(await (await documents().download(key('replaced.pdf'))).data?.text()).toBe('%PDF-2')
    expect(await harness.storage.sweep(0)).toMatchObject({ removed: 1 })
    await expectWhole()
  })
})

describe('a failure of the database', () => {
  test.each([
    ['the dry run', 0],
    ['the row itself, after the bytes', 1],
  ])('a database that fails at %s leaves neither row nor file', async (_, skip) => {
    breakDatabase = { at: /insert into storage.objects/, skip }
    const { error } = await documents().upload(key('db.pdf'), pdf())
    expect(error).not.toBeNull()
    breakDatabase = { at: null, skip: 0 }
    expect((await documents().exists(key('db.pdf'))).data).toBe(false)
    await expectWhole()
  })

  test.each([0, 1])(
    'a database that fails while copying leaves neither row nor file (statement %i)',
    async (skip) => {
      await documents().upload(key('original.pdf'), pdf(), { upsert: true })
      breakDatabase = { at: /insert into storage.objects/, skip }
      expect((await documents().copy(key('original.pdf'), key('copy.pdf'))).error).not.toBeNull()
      await expectWhole()
    },
  )

  test('a database that fails while deleting keeps row and file', async () => {
    await documents().upload(key('stays.pdf'), pdf())
    breakDatabase = { at: /delete from storage.objects/, skip: 0 }
    expect((await documents().remove([key('stays.pdf')])).error).not.toBeNull()
    breakDatabase = { at: null, skip: 0 }
    expect((await documents().download(key('stays.pdf'))).data?.size).toBe(SAMPLES.pdf.length)
    await expectWhole()
  })

  test('a commit with an unknown outcome keeps the bytes, because the row may name them', async () => {
    breakDatabase = { at: 'commit', skip: 0 }
    const { error } = await documents().upload(key('doubt.pdf'), pdf())
    expect(error).toMatchObject({ statusCode: '544' })
    breakDatabase = { at: null, skip: 0 }
    expect((await documents().download(key('doubt.pdf'))).data?.size).toBe(SAMPLES.pdf.length)
    await expectWhole()
  })
})

describe('an upload that its client leaves', () => {
  test.each(['application/pdf', 'multipart/form-data; boundary=X'])(
    'an upload aborted half-way by its client (%s) leaves nothing',
    async (type) => {
      const before = await harness.countRows()
      const upload = request(`${harness.url}/storage/v1/object/documents/${key('left.pdf')}`, {
        method: 'POST',
        headers: {
          apikey: harness.services.keyring.publishableKey,
          authorization: `Bearer ${ana.token}`,
          'content-type': type,
          'content-length': 5_000_000,
        },
      })
      upload.on('error', () => undefined)
      const head = type.startsWith('multipart')
        ? '--X\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: application/pdf\r\n\r\n'
        : ''
      upload.write(head)
      upload.write(pdfOfSize(2_000_000))
      // The unfinished bytes must be on the disk before the upload breaks off.
      await vi.waitFor(async () => expect(await harness.countFiles()).toBe(before + 1), SOON)
      upload.destroy()
      await vi.waitFor(async () => expect(await harness.countFiles()).toBe(before), SOON)
      expect(await harness.countRows()).toBe(before)
    },
  )
})

describe('the sweep', () => {
  async function leaveOrphan(): Promise<string> {
    const id = randomUUID()
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('left by a crash')
    }
    await harness.services.blobs.put(id, bytes(), 100)
    return id
  }

  test('the sweep spares young files, whose row may still arrive', async () => {
    const id = await leaveOrphan()
    expect(await harness.storage.sweep()).toMatchObject({ checked: 0, removed: 0 })
    await harness.services.blobs.delete([id])
  })

  test('the sweep removes the files that no row names, and no other file', async () => {
    const rows = await harness.countRows()
    await leaveOrphan()
    await leaveOrphan()
    expect(await harness.storage.sweep(0)).toEqual({
      checked: rows + 2,
      removed: 2,
      unfinished: 0,
    })
    await expectWhole()
  })

  test('the sweep and every other deletion wait while a backup holds the lock', async () => {
    await documents().upload(key('backed-up.pdf'), pdf())
    await holdDeletionsBack(harness.owner)
    await leaveOrphan()
    expect(await harness.storage.sweep(0)).toMatchObject({ removed: 0 })
    expect((await documents().remove([key('backed-up.pdf')])).data).toHaveLength(1)
    await expectWhole(2)
    await harness.owner.query('select pg_advisory_unlock_all()')
    expect(await harness.storage.sweep(0)).toMatchObject({ removed: 2 })
    await expectWhole()
  })
})
