import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLES } from './testing/samples.ts'
import { createTestStorage, type Agent, type TestStorage } from './testing/test-storage.ts'

let harness: TestStorage
let ana: Agent

beforeAll(async () => {
  harness = await createTestStorage()
  ana = await harness.createAgent()
})
afterAll(() => harness.close())

const documents = () => ana.storage.from('documents')
const key = (name: string) => `${ana.id}/${name}`
const pdf = (type = 'application/pdf') => new Blob([SAMPLES.pdf], { type })

async function textOf(blob: Blob | null): Promise<string> {
  return (await blob?.text()) ?? ''
}

describe('uploading', () => {
  test('stores a blob with its type, size, owner and cache time', async () => {
    const { data, error } = await documents().upload(key('blob.pdf'), pdf())
    expect(error).toBeNull()
    expect(data).toEqual({
      path: key('blob.pdf'),
      fullPath: `documents/${key('blob.pdf')}`,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const { rows } = await harness.owner.query('select * from storage.objects where id = $1', [
      data!.id,
    ])
    expect(rows[0]).toMatchObject({
      bucket_id: 'documents',
      name: key('blob.pdf'),
      owner: ana.id,
      owner_id: ana.id,
      user_metadata: null,
      metadata: {
        eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
        size: SAMPLES.pdf.length,
        contentLength: SAMPLES.pdf.length,
        mimetype: 'application/pdf',
        cacheControl: 'max-age=3600',
        httpStatusCode: 200,
      },
    })
  })

  test.each([
    ['a File', () => new File([SAMPLES.pdf], 'contrato.pdf', { type: 'application/pdf' })],
    ['a Buffer', () => SAMPLES.pdf],
    ['an ArrayBuffer', () => new Uint8Array(SAMPLES.pdf).buffer],
    ['a web stream', () => pdf().stream()],
    ['a Node stream', () => Readable.from([SAMPLES.pdf])],
  ])('stores every byte of %s', async (name, make) => {
    const path = key(`${name.replaceAll(' ', '-')}.pdf`)
    const { error } = await documents().upload(path, make(), { contentType: 'application/pdf' })
    expect(error).toBeNull()
    const { data } = await documents().download(path)
    expect(Buffer.from(await data!.arrayBuffer()).equals(SAMPLES.pdf)).toBe(true)
    expect(data!.type).toBe('application/pdf')
  })

  test('stores a string as text', async () => {
    const options = { contentType: 'text/plain' }
    const { error } = await documents().upload(key('nota.txt'), 'señal', options)
    expect(error).toBeNull()
    expect(await textOf((await documents().download(key('nota.txt'))).data)).toBe('señal')
  })

  test('a form’s first file is stored whatever its field, with the fields before and after it', async () => {
    const form = new FormData()
    form.append('before', 'x')
    form.append('contract', pdf(), 'contrato.pdf')
    form.append('second', new Blob(['ignored']), 'second.pdf')
    form.append('cacheControl', '60')
    form.append('metadata', JSON.stringify({ folio: 7 }))
    const response = await harness.call('POST', `/object/documents/${key('form.pdf')}`, ana.token, {
      body: form,
    })
    expect(response.status).toBe(200)
    const { data } = await documents().info(key('form.pdf'))
    expect(data).toMatchObject({
      size: SAMPLES.pdf.length,
      cacheControl: 'max-age=60',
      metadata: { folio: 7 },
      contentType: 'application/pdf',
    })
  })

  test('metadata and cache time of a raw body travel in headers', async () => {
    const options = { contentType: 'application/pdf', cacheControl: '5', metadata: { año: 2026 } }
    await documents().upload(key('raw.pdf'), SAMPLES.pdf, options)
    const { data } = await documents().info(key('raw.pdf'))
    expect(data).toMatchObject({ cacheControl: 'max-age=5', metadata: { año: 2026 } })
  })

  test('without upsert an upload does not replace an existing object', async () => {
    await documents().upload(key('once.pdf'), pdf())
    const { error } = await documents().upload(key('once.pdf'), new Blob(['%PDF-other']))
    expect(error).toMatchObject({
      message: 'The resource already exists',
      status: 400,
      statusCode: '409',
    })
    expect((await documents().info(key('once.pdf'))).data?.size).toBe(SAMPLES.pdf.length)
  })

  test.each([
    [
      'upsert',
      () => documents().upload(key('twice.pdf'), new Blob(['%PDF-new']), { upsert: true }),
    ],
    ['update', () => documents().update(key('twice.pdf'), new Blob(['%PDF-new']))],
  ])(
    '%s replaces an object: same id, new bytes, and the old file is removed',
    async (_, replace) => {
      const first = await documents().upload(key('twice.pdf'), pdf(), { upsert: true })
      const files = await harness.countFiles()
      const second = await replace()
      expect(second.error).toBeNull()
      expect(second.data?.id).toBe(first.data?.id)
      expect(await textOf((await documents().download(key('twice.pdf'))).data)).toBe('%PDF-new')
      expect(await harness.countFiles()).toBe(files)
    },
  )

  test('update creates an object that does not exist', async () => {
    expect((await documents().update(key('fresh.pdf'), pdf())).error).toBeNull()
  })

  test('one of twenty uploads to one key at once succeeds, and one file and row remain', async () => {
    const [files, rows] = [await harness.countFiles(), await harness.countRows()]
    const results = await Promise.all(
      Array.from({ length: 20 }, () => documents().upload(key('race.pdf'), pdf())),
    )
    expect(results.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await harness.countFiles()).toBe(files + 1)
    expect(await harness.countRows()).toBe(rows + 1)
  })

  test('twenty upserts to one key at once all succeed, and one file and row remain', async () => {
    const [files, rows] = [await harness.countFiles(), await harness.countRows()]
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        documents().upload(key('race-upsert.pdf'), new Blob([`%PDF-${i}`]), { upsert: true }),
      ),
    )
    expect(results.map(({ error }) => error).filter(Boolean)).toEqual([])
    expect(await harness.countFiles()).toBe(files + 1)
    expect(await harness.countRows()).toBe(rows + 1)
    const { data } = await documents().download(key('race-upsert.pdf'))
    expect(await textOf(data)).toMatch(/^%PDF-\d+$/)
  })

  test('the secret key stores objects without an owner', async () => {
    const { data, error } = await harness.service.from('documents').upload('shared/a.pdf', pdf())
    expect(error).toBeNull()
    const { rows } = await harness.owner.query(
      'select owner, owner_id from storage.objects where id = $1',
      [data!.id],
    )
    expect(rows[0]).toEqual({ owner: null, owner_id: null })
  })
})

describe('moving and copying', () => {
  test('a move keeps id and bytes, and the old key is free', async () => {
    const { data: stored } = await documents().upload(key('from.pdf'), pdf())
    const { data, error } = await documents().move(key('from.pdf'), key('sub/to.pdf'))
    expect(error).toBeNull()
    expect(data).toEqual({
      message: 'Successfully moved',
      Id: stored!.id,
      Key: `documents/${key('sub/to.pdf')}`,
    })
    expect((await documents().download(key('from.pdf'))).error).not.toBeNull()
    expect((await documents().download(key('sub/to.pdf'))).data?.size).toBe(SAMPLES.pdf.length)
  })

  test('a move does not replace an existing object', async () => {
    await documents().upload(key('m1.pdf'), pdf())
    await documents().upload(key('m2.pdf'), pdf())
    const { error } = await documents().move(key('m1.pdf'), key('m2.pdf'))
    expect(error).toMatchObject({ statusCode: '409' })
    expect((await documents().exists(key('m1.pdf'))).data).toBe(true)
  })

  test('a copy outlives its original', async () => {
    await documents().upload(key('original.pdf'), pdf(), { metadata: { folio: 1 } })
    const { data, error } = await documents().copy(key('original.pdf'), key('copy.pdf'))
    expect(error).toBeNull()
    expect(data).toEqual({ path: `documents/${key('copy.pdf')}` })
    await documents().remove([key('original.pdf')])
    const info = await documents().info(key('copy.pdf'))
    expect(info.data).toMatchObject({ size: SAMPLES.pdf.length, metadata: { folio: 1 } })
    expect((await documents().download(key('copy.pdf'))).data?.size).toBe(SAMPLES.pdf.length)
  })

  test('a copy onto an existing object needs upsert', async () => {
    await documents().upload(key('c1.pdf'), new Blob(['%PDF-c1']))
    await documents().upload(key('c2.pdf'), pdf())
    const { error } = await documents().copy(key('c1.pdf'), key('c2.pdf'))
    expect(error).toMatchObject({ statusCode: '409' })
    const files = await harness.countFiles()
    const response = await harness.call('POST', '/object/copy', ana.token, {
      headers: { 'x-upsert': 'true', 'content-type': 'application/json' },
      body: JSON.stringify({
        bucketId: 'documents',
        sourceKey: key('c1.pdf'),
        destinationKey: key('c2.pdf'),
      }),
    })
    expect(response.status).toBe(200)
    expect(await textOf((await documents().download(key('c2.pdf'))).data)).toBe('%PDF-c1')
    expect(await harness.countFiles()).toBe(files)
  })

  test('a move to another bucket checks that bucket’s types', async () => {
    await documents().upload(key('doc.pdf'), pdf())
    const options = { destinationBucket: 'images' }
    for (const result of [
      await documents().move(key('doc.pdf'), `logos/${key('doc.pdf')}`, options),
      await documents().copy(key('doc.pdf'), `logos/${key('doc.pdf')}`, options),
    ]) {
      expect(result.error).toMatchObject({
        statusCode: '415',
        message: 'mime type application/pdf is not supported',
      })
    }
  })

  test('a program from a bucket without rules does not become a document by its declared type', async () => {
    await harness.service.createBucket('anything', { public: false })
    const declared = new Blob([SAMPLES.executable], { type: 'application/pdf' })
    await harness.service.from('anything').upload('evil.pdf', declared)
    const { error } = await harness.service
      .from('anything')
      .move('evil.pdf', key('evil.pdf'), { destinationBucket: 'documents' })
    expect(error).toMatchObject({ statusCode: '415' })
  })

  test('a move or copy of a missing object answers not found', async () => {
    for (const result of [
      await documents().move(key('missing.pdf'), key('x.pdf')),
      await documents().copy(key('missing.pdf'), key('x.pdf')),
    ]) {
      expect(result.error).toMatchObject({ statusCode: '404', message: 'Object not found' })
    }
  })
})

describe('removing', () => {
  test('remove answers the removed rows and leaves no file', async () => {
    await documents().upload(key('r1.pdf'), pdf())
    await documents().upload(key('r2.pdf'), pdf())
    const files = await harness.countFiles()
    const { data } = await documents().remove([key('r1.pdf'), key('r2.pdf'), key('r3.pdf')])
    expect(data?.map(({ name }) => name).toSorted()).toEqual([key('r1.pdf'), key('r2.pdf')])
    expect(await harness.countFiles()).toBe(files - 2)
  })

  test('remove of nothing succeeds', async () => {
    expect(await documents().remove([key('never.pdf')])).toMatchObject({ data: [], error: null })
  })

  test('an object is removed by its path', async () => {
    await documents().upload(key('single.pdf'), pdf())
    const path = `/object/documents/${key('single.pdf')}`
    const response = await harness.call('DELETE', path, ana.token)
    expect(await response.json()).toEqual({ message: 'Successfully deleted' })
    const again = await harness.call('DELETE', path, ana.token)
    expect(again.status).toBe(400)
    expect(await again.json()).toMatchObject({ statusCode: '404', error: 'not_found' })
  })
})

describe('info and exists', () => {
  test('info and exists describe the stored file', async () => {
    await documents().upload(key('i.pdf'), pdf())
    const { data } = await documents().info(key('i.pdf'))
    expect(data).toMatchObject({
      name: key('i.pdf'),
      bucketId: 'documents',
      size: SAMPLES.pdf.length,
      contentType: 'application/pdf',
      cacheControl: 'max-age=3600',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      lastModified: expect.any(String),
      createdAt: expect.any(String),
      version: expect.any(String),
    })
    expect((await documents().exists(key('i.pdf'))).data).toBe(true)
    expect((await documents().exists(key('no.pdf'))).data).toBe(false)
  })

  test('exists by HEAD answers 200 with the headers, or 400', async () => {
    const found = await harness.call('HEAD', `/object/documents/${key('i.pdf')}`, ana.token)
    expect(found.status).toBe(200)
    expect(found.headers.get('content-length')).toBe(String(SAMPLES.pdf.length))
    const missing = await harness.call('HEAD', `/object/documents/${key('no.pdf')}`, ana.token)
    expect(missing.status).toBe(400)
  })
})
