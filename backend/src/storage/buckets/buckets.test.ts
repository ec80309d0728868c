import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestStorage, type TestStorage } from '../testing/test-storage.ts'
import { parseSizeLimit } from './bucket-body.ts'

let harness: TestStorage

beforeAll(async () => {
  harness = await createTestStorage()
})
afterAll(() => harness.close())

describe('buckets with the secret key', () => {
  test('the secret key creates buckets with their rules', async () => {
    const { data, error } = await harness.service.createBucket('fotos', {
      public: true,
      fileSizeLimit: '1MB',
      allowedMimeTypes: ['image/*'],
    })
    expect(error).toBeNull()
    expect(data).toEqual({ name: 'fotos' })
    const read = await harness.service.getBucket('fotos')
    expect(read.data).toMatchObject({
      id: 'fotos',
      name: 'fotos',
      public: true,
      file_size_limit: 1_000_000,
      allowed_mime_types: ['image/*'],
      created_at: expect.any(String),
    })
  })

  test('the secret key lists the buckets', async () => {
    const { data } = await harness.service.listBuckets()
    expect(data?.map(({ id }) => id)).toEqual([
      'documents',
      'fotos',
      'images',
      'listing-photos',
      'notes',
    ])
    const page = await harness.service.listBuckets({
      limit: 1,
      offset: 1,
      sortColumn: 'name',
      sortOrder: 'desc',
    })
    expect(page.data?.map(({ id }) => id)).toEqual(['listing-photos'])
    const found = await harness.service.listBuckets({ search: 'doc' })
    expect(found.data?.map(({ id }) => id)).toEqual(['documents'])
  })

  test('refuses a second bucket of the same name', async () => {
    expect((await harness.service.createBucket('fotos', { public: false })).error).toMatchObject({
      statusCode: '409',
      code: 'BucketAlreadyExists',
      message: 'The resource already exists',
    })
  })

  test.each(['', 'a/b', '..', 'año', 'x'.repeat(101), ' a'])(
    'refuses %j as the name of a bucket',
    async (name) => {
      const response = await harness.call('POST', '/bucket', harness.services.keyring.secretKey, {
        body: JSON.stringify({ name }),
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'InvalidBucketName' })
    },
  )

  test('changing a bucket changes the given settings and keeps the rest', async () => {
    const { data } = await harness.service.updateBucket('fotos', { public: false })
    expect(data).toEqual({ message: 'Successfully updated' })
    expect((await harness.service.getBucket('fotos')).data).toMatchObject({
      public: false,
      file_size_limit: 1_000_000,
    })
    await harness.service.updateBucket('fotos', { public: false, fileSizeLimit: null })
    expect((await harness.service.getBucket('fotos')).data).toMatchObject({
      file_size_limit: null,
      allowed_mime_types: ['image/*'],
    })
  })

  test('empty buckets can be deleted, and buckets can be emptied first', async () => {
    await harness.service.createBucket('temporal', { public: false })
    const files = await harness.countFiles()
    for (const name of ['a', 'b/c']) {
      await harness.service.from('temporal').upload(name, new Blob(['x']))
    }
    expect((await harness.service.deleteBucket('temporal')).error).toMatchObject({
      statusCode: '409',
      code: 'ResourceNotEmpty',
      message: 'The bucket you tried to delete is not empty',
    })
    const emptied = await harness.service.emptyBucket('temporal')
    expect(emptied.data?.message).toMatch(/^Empty bucket has been queued/)
    expect(await harness.countFiles()).toBe(files)
    expect((await harness.service.deleteBucket('temporal')).data).toEqual({
      message: 'Successfully deleted',
    })
  })

  test.each([
    ['read', () => harness.service.getBucket('none')],
    ['updated', () => harness.service.updateBucket('none', { public: true })],
    ['emptied', () => harness.service.emptyBucket('none')],
    ['deleted', () => harness.service.deleteBucket('none')],
  ])('buckets that do not exist cannot be %s', async (_, work) => {
    expect((await work()).error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
  })

  test('an allowed type must have the form of a media type', async () => {
    const { error } = await harness.service.createBucket('x', {
      public: false,
      allowedMimeTypes: ['nonsense'],
    })
    expect(error).toMatchObject({ statusCode: '400' })
  })
})

describe('size limits', () => {
  test.each([
    [100, 100],
    ['100', 100],
    ['3B', 3],
    ['30KB', 30_000],
    ['1.5mb', 1_500_000],
  ])('the size limit %j is %i bytes', (value, bytes) => expect(parseSizeLimit(value)).toBe(bytes))

  test.each(['', '10 cats', '-1', '1e3'])('refuses %j as a size limit', (value) => {
    expect(() => parseSizeLimit(value)).toThrow('Invalid file size format')
  })

  test('refuses a size limit above that of the whole service', () => {
    expect(() => parseSizeLimit('1GB')).toThrow('exceeded the maximum')
  })
})

test('answers 404 for a path that does not exist', async () => {
  const response = await harness.call('PATCH', '/nowhere', harness.services.keyring.secretKey)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ statusCode: '404', error: 'Not Found' })
})
