import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { admin, anonymous, signedUp } from '../support/clients.ts'
import { secretKey } from '../support/context.ts'
import { storage } from '../support/http.ts'
import { pdf, png, text } from '../support/samples.ts'

const buckets = admin().storage
const fresh = () => `cubo-${randomUUID()}`

async function made(options: Partial<Parameters<typeof buckets.createBucket>[1]> = {}) {
  const name = fresh()
  const { error } = await buckets.createBucket(name, { public: false, ...options })
  if (error) throw error
  return name
}

describe('a bucket', () => {
  it('stores a bucket with its rules and reads the rules again', async () => {
    const name = fresh()
    const { data, error } = await buckets.createBucket(name, {
      public: true,
      fileSizeLimit: '1MB',
      allowedMimeTypes: ['image/*'],
    })
    expect([data, error]).toEqual([{ name }, null])
    const columns = {
      id: name,
      name,
      owner: '',
      public: true,
      file_size_limit: 1_000_000,
      allowed_mime_types: ['image/*'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    }
    expect((await buckets.getBucket(name)).data).toEqual(columns)
    const { data: listed } = await buckets.listBuckets({ search: name })
    expect(listed).toEqual([{ ...columns, type: 'STANDARD' }])
  })

  it('a bucket is private and without limits unless the request says otherwise', async () => {
    const name = fresh()
    await storage('/bucket', { method: 'POST', key: secretKey, body: { name } })
    expect((await buckets.getBucket(name)).data).toMatchObject({
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
    })
  })

  it.each([
    [2_000, 2_000],
    ['3KB', 3_000],
    ['1.5mb', 1_500_000],
  ])('accepts %j as the size limit of a bucket', async (fileSizeLimit, bytes) => {
    const name = await made({ fileSizeLimit })
    expect((await buckets.getBucket(name)).data?.file_size_limit).toBe(bytes)
  })

  it('refuses a bucket whose name is taken', async () => {
    const name = await made()
    const { error } = await buckets.createBucket(name, { public: false })
    expect(error).toMatchObject({
      status: 400,
      statusCode: '409',
      code: 'BucketAlreadyExists',
      message: 'The resource already exists',
    })
  })

  it.each(['', 'a/b', '..', 'año', ' a', 'x'.repeat(101)])(
    'refuses %j as the name of a bucket',
    async (name) => {
      const { status, body } = await storage('/bucket', {
        method: 'POST',
        key: secretKey,
        body: { name },
      })
      expect(status).toBe(400)
      expect(body).toMatchObject({ statusCode: '400', code: 'InvalidBucketName' })
    },
  )

  it.each([
    ['a size that is none', { fileSizeLimit: 'mucho' }, '400'],
    ['a size over that of the service', { fileSizeLimit: '1GB' }, '413'],
    ['a type that is none', { allowedMimeTypes: ['todo'] }, '400'],
  ])('refuses a bucket with %s', async (_, options, statusCode) => {
    const { error } = await buckets.createBucket(fresh(), { public: false, ...options })
    expect(error).toMatchObject({ status: 400, statusCode })
  })

  it('changing a bucket changes the given rules and keeps the others', async () => {
    const name = await made({ fileSizeLimit: 500, allowedMimeTypes: ['text/plain'] })
    const { data } = await buckets.updateBucket(name, { public: true })
    expect(data).toEqual({ message: 'Successfully updated' })
    expect((await buckets.getBucket(name)).data).toMatchObject({
      public: true,
      file_size_limit: 500,
      allowed_mime_types: ['text/plain'],
    })
    await buckets.updateBucket(name, { public: true, fileSizeLimit: null, allowedMimeTypes: null })
    expect((await buckets.getBucket(name)).data).toMatchObject({
      file_size_limit: null,
      allowed_mime_types: null,
    })
  })

  it('a bucket opens to everybody when it becomes public, and closes again', async () => {
    const name = await made()
    await buckets.from(name).upload('x.txt', text('abierto'))
    const { publicUrl } = buckets.from(name).getPublicUrl('x.txt').data
    expect((await fetch(publicUrl)).status).toBe(400)
    await buckets.updateBucket(name, { public: true })
    expect(await (await fetch(publicUrl)).text()).toBe('abierto')
    await buckets.updateBucket(name, { public: false })
    expect((await fetch(publicUrl)).status).toBe(400)
  })

  it('deletes an empty bucket', async () => {
    const name = await made()
    expect((await buckets.deleteBucket(name)).data).toEqual({ message: 'Successfully deleted' })
    expect((await buckets.getBucket(name)).error?.statusCode).toBe('404')
  })

  it('refuses to delete a bucket that holds files, and empties it at once on request', async () => {
    const name = await made()
    for (const key of ['a.txt', 'b/c.txt']) await buckets.from(name).upload(key, text('x'))
    expect((await buckets.deleteBucket(name)).error).toMatchObject({
      status: 400,
      statusCode: '409',
      code: 'ResourceNotEmpty',
      message: 'The bucket you tried to delete is not empty',
    })
    const { data } = await buckets.emptyBucket(name)
    expect(data?.message).toMatch(/^Empty bucket has been queued/)
    expect((await buckets.from(name).list()).data).toEqual([])
    expect((await buckets.deleteBucket(name)).error).toBeNull()
  })

  it.each([
    ['read', () => buckets.getBucket('no-existe')],
    ['changed', () => buckets.updateBucket('no-existe', { public: true })],
    ['emptied', () => buckets.emptyBucket('no-existe')],
    ['deleted', () => buckets.deleteBucket('no-existe')],
  ])('a bucket that does not exist cannot be %s', async (_, ask) => {
    expect((await ask()).error).toMatchObject({
      status: 400,
      statusCode: '404',
      message: 'Bucket not found',
    })
  })
})

describe('the list of buckets', () => {
  it('the list of buckets has Predio’s two with their rules', async () => {
    const { data } = await buckets.listBuckets()
    const rules = new Map(data?.map((bucket) => [bucket.id, bucket]))
    expect(rules.get('documents')).toMatchObject({
      public: false,
      file_size_limit: 10 * 1024 * 1024,
    })
    expect(rules.get('images')).toMatchObject({
      public: true,
      file_size_limit: 10 * 1024 * 1024,
      allowed_mime_types: ['image/jpeg', 'image/png'],
    })
  })

  it('the list of buckets can be searched, sorted and paged', async () => {
    const mark = `lista-${randomUUID()}`
    for (const end of ['a', 'b', 'c'])
      await buckets.createBucket(`${mark}-${end}`, { public: false })
    const { data } = await buckets.listBuckets({
      search: mark,
      sortColumn: 'name',
      sortOrder: 'desc',
      limit: 2,
      offset: 1,
    })
    expect(data?.map(({ name }) => name)).toEqual([`${mark}-b`, `${mark}-a`])
  })
})

describe('the rules of a bucket', () => {
  it('the rules of a bucket apply to the secret key too', async () => {
    const name = await made({ fileSizeLimit: 10, allowedMimeTypes: ['image/*', 'text/plain'] })
    const bucket = buckets.from(name)
    expect((await bucket.upload('corto.txt', text('corto'))).error).toBeNull()
    expect((await bucket.upload('largo.txt', text('demasiado largo'))).error?.statusCode).toBe(
      '413',
    )
    expect((await bucket.upload('x.pdf', pdf())).error?.statusCode).toBe('415')
    await buckets.updateBucket(name, { public: false, fileSizeLimit: null })
    expect((await bucket.upload('casa.png', png())).error).toBeNull()
  })
})

describe('somebody without the secret key', () => {
  it.each([
    ['a visitor', async () => anonymous()],
    ['an agent', async () => (await signedUp()).client],
  ])('nobody without the secret key can do anything with buckets: %s', async (_, client) => {
    const { storage: theirs } = await client()
    const name = await made()
    await buckets.from(name).upload('x.txt', text('x'))
    expect((await theirs.listBuckets()).data).toEqual([])
    expect((await theirs.getBucket(name)).error?.statusCode).toBe('404')
    expect((await theirs.createBucket(fresh(), { public: true })).error).toMatchObject({
      statusCode: '403',
      message: 'new row violates row-level security policy',
    })
    expect((await theirs.updateBucket(name, { public: true })).error).not.toBeNull()
    expect((await theirs.emptyBucket(name)).error).not.toBeNull()
    expect((await theirs.deleteBucket(name)).error).not.toBeNull()
    expect((await buckets.getBucket(name)).data?.public).toBe(false)
    expect((await buckets.from(name).exists('x.txt')).data).toBe(true)
  })
})
