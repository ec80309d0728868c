import { beforeAll, describe, expect, it } from 'vitest'
import { admin, signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { SAMPLES, pdf, text } from '../support/samples.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

const documents = () => ana.client.storage.from('documents')
const at = (name: string) => `${ana.user.id}/${name}`

describe('removing', () => {
  it('remove answers the removed files and skips missing files', async () => {
    await documents().upload(at('r1.txt'), text('x'))
    await documents().upload(at('r2.txt'), text('x'))
    const { data, error } = await documents().remove([at('r1.txt'), at('r2.txt'), at('r3.txt')])
    expect(error).toBeNull()
    expect(data?.map(({ name }) => name).toSorted()).toEqual([at('r1.txt'), at('r2.txt')])
    expect(data?.[0]).toMatchObject({
      bucket_id: 'documents',
      id: expect.any(String),
      metadata: { mimetype: 'text/plain', size: 1 },
    })
    expect((await documents().exists(at('r1.txt'))).data).toBe(false)
    expect((await documents().download(at('r2.txt'))).error).not.toBeNull()
  })

  it('remove succeeds when none of the files exists', async () => {
    const { data, error } = await documents().remove([at('nunca.txt')])
    expect([data, error]).toEqual([[], null])
  })

  it('remove keeps the files of a folder when the request names only the folder', async () => {
    await documents().upload(at('carpeta/x.txt'), text('x'))
    for (const name of ['carpeta', 'carpeta/', 'carp%', 'carpeta/*'])
      expect((await documents().remove([at(name)])).data ?? []).toEqual([])
    expect((await documents().exists(at('carpeta/x.txt'))).data).toBe(true)
  })

  it('a removed file frees its key for a new file', async () => {
    await documents().upload(at('otra-vez.txt'), text('uno'))
    await documents().remove([at('otra-vez.txt')])
    expect((await documents().upload(at('otra-vez.txt'), text('dos'))).error).toBeNull()
    const { data } = await documents().download(at('otra-vez.txt'))
    expect(await data?.text()).toBe('dos')
  })

  it('a removal by path removes one file, and fails the second time', async () => {
    await documents().upload(at('uno.txt'), text('x'))
    const remove = () =>
      storage(`/object/documents/${at('uno.txt')}`, {
        method: 'DELETE',
        bearer: ana.session.access_token,
      })
    const first = await remove()
    expect([first.status, first.body]).toEqual([200, { message: 'Successfully deleted' }])
    const second = await remove()
    expect([second.status, second.body]).toMatchObject([400, { statusCode: '404' }])
  })

  it('remove refuses a body that is no list', async () => {
    const { status, body } = await storage('/object/documents', {
      method: 'DELETE',
      bearer: ana.session.access_token,
      body: { prefixes: 'todo' },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ statusCode: '400' })
  })
})

describe('info', () => {
  it('info describes a stored file', async () => {
    const stored = await documents().upload(at('i.pdf'), pdf(), {
      metadata: { folio: 1 },
      cacheControl: '60',
    })
    const { data } = await documents().info(at('i.pdf'))
    expect(data).toEqual({
      id: stored.data?.id,
      name: at('i.pdf'),
      version: expect.any(String),
      bucketId: 'documents',
      size: SAMPLES.pdf.length,
      contentType: 'application/pdf',
      cacheControl: 'max-age=60',
      etag: expect.stringMatching(/^"[^"]+"$/),
      metadata: { folio: 1 },
      lastModified: expect.stringMatching(/^\d{4}-/),
      createdAt: expect.stringMatching(/^\d{4}-/),
    })
  })

  it('info answers an empty object where no metadata was given', async () => {
    await documents().upload(at('s.pdf'), pdf())
    expect((await documents().info(at('s.pdf'))).data?.metadata).toEqual({})
  })

  it('info names the ETag that a download carries', async () => {
    await documents().upload(at('e.pdf'), pdf())
    const { data } = await documents().info(at('e.pdf'))
    const { headers } = await storage(`/object/documents/${at('e.pdf')}`, {
      bearer: ana.session.access_token,
    })
    expect(headers.get('etag')).toBe(data?.etag)
  })

  it('info answers not found for a missing file', async () => {
    const { data, error } = await documents().info(at('nada.pdf'))
    expect(data).toBeNull()
    expect(error).toMatchObject({ status: 400, statusCode: '404', code: 'NoSuchKey' })
  })
})

describe('exists', () => {
  it('exists answers true for a file and false for a missing one', async () => {
    await documents().upload(at('si.txt'), text('x'))
    expect((await documents().exists(at('si.txt'))).data).toBe(true)
    const no = await documents().exists(at('no.txt'))
    expect(no.data).toBe(false)
    expect(no.error).toMatchObject({ code: 'NoSuchKey' })
  })

  it('exists throws when the bucket does not exist', async () => {
    await expect(ana.client.storage.from('no-existe').exists('x')).rejects.toThrow(
      'Bucket not found',
    )
  })

  it('exists by HEAD, as older clients ask, answers 200 or 400', async () => {
    await documents().upload(at('head.txt'), text('x'))
    const head = (name: string) =>
      storage(`/object/documents/${at(name)}`, {
        method: 'HEAD',
        bearer: ana.session.access_token,
      })
    expect((await head('head.txt')).status).toBe(200)
    expect((await head('nada.txt')).status).toBe(400)
  })
})

describe('purging a cache', () => {
  it('purging the cache succeeds for the secret key, since there is no cache, and fails for anybody else', async () => {
    const bucket = admin().storage.from('documents')
    expect(await bucket.purgeCache(at('x.txt'))).toMatchObject({
      data: { message: 'success' },
      error: null,
    })
    expect((await admin().storage.purgeBucketCache('documents')).error).toBeNull()
    expect((await documents().purgeCache(at('x.txt'))).error).toMatchObject({ statusCode: '403' })
  })
})
