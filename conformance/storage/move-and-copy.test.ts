import { beforeAll, describe, expect, it } from 'vitest'
import { admin, signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { SAMPLES, pdf, png, text } from '../support/samples.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

const documents = () => ana.client.storage.from('documents')
const images = () => ana.client.storage.from('images')
const at = (name: string) => `${ana.user.id}/${name}`

async function textAt(path: string): Promise<string | undefined> {
  return (await documents().download(path)).data?.text()
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  storage(path, { method: 'POST', bearer: ana.session.access_token, body, headers })

describe('a move', () => {
  it('a move keeps id, bytes, type and metadata, and leaves no file at the old key', async () => {
    const metadata = { folio: 3 }
    const stored = await documents().upload(at('m/de.txt'), text('contenido'), { metadata })
    const { data, error } = await documents().move(at('m/de.txt'), at('otra/a.txt'))
    expect(error).toBeNull()
    expect(data).toMatchObject({ message: 'Successfully moved' })
    expect((await documents().info(at('otra/a.txt'))).data).toMatchObject({
      id: stored.data?.id,
      name: at('otra/a.txt'),
      contentType: 'text/plain',
      metadata,
    })
    expect(await textAt(at('otra/a.txt'))).toBe('contenido')
    expect((await documents().exists(at('m/de.txt'))).data).toBe(false)
    expect((await documents().list(at('m'))).data).toEqual([])
  })

  it('a move answers message, Id and Key on the wire', async () => {
    const stored = await documents().upload(at('cable.txt'), text('x'))
    const { status, body } = await post('/object/move', {
      bucketId: 'documents',
      sourceKey: at('cable.txt'),
      destinationKey: at('cable-2.txt'),
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Successfully moved',
      Id: stored.data?.id,
      Key: `documents/${at('cable-2.txt')}`,
    })
  })

  it('a move does not replace an existing file', async () => {
    await documents().upload(at('m1.txt'), text('uno'))
    await documents().upload(at('m2.txt'), text('dos'))
    const { error } = await documents().move(at('m1.txt'), at('m2.txt'))
    expect(error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
    expect([await textAt(at('m1.txt')), await textAt(at('m2.txt'))]).toEqual(['uno', 'dos'])
  })

  it('a move to another bucket checks that bucket’s types', async () => {
    await documents().upload(at('doc.pdf'), pdf())
    const { error } = await documents().move(at('doc.pdf'), `logos/${at('doc.pdf')}`, {
      destinationBucket: 'images',
    })
    expect(error).toMatchObject({
      statusCode: '415',
      message: 'mime type application/pdf is not supported',
    })
    expect((await documents().exists(at('doc.pdf'))).data).toBe(true)
  })

  it('a move to another bucket moves the bytes as well', async () => {
    const bucket = `mudanza-${ana.user.id}`
    await admin().storage.createBucket(bucket, { public: false })
    await images().upload(`logos/${at('l.png')}`, png())
    const { error } = await admin()
      .storage.from('images')
      .move(`logos/${at('l.png')}`, 'l.png', { destinationBucket: bucket })
    expect(error).toBeNull()
    const { data } = await admin().storage.from(bucket).download('l.png')
    expect(data?.size).toBe(SAMPLES.png.length)
  })

  it('a move of a missing file answers not found', async () => {
    const { error } = await documents().move(at('nada.txt'), at('x.txt'))
    expect(error).toMatchObject({ statusCode: '404', message: 'Object not found' })
  })

  it('refuses a move to an invalid key', async () => {
    await documents().upload(at('bien.txt'), text('x'))
    for (const key of [at('../fuera.txt'), at('año.txt'), '/x', '']) {
      const { error } = await documents().move(at('bien.txt'), key)
      expect([key, error?.statusCode]).toEqual([key, '400'])
    }
    expect(await textAt(at('bien.txt'))).toBe('x')
  })
})

describe('a copy', () => {
  it('a copy outlives its original', async () => {
    await documents().upload(at('original.txt'), text('x'), { metadata: { folio: 4 } })
    const { data, error } = await documents().copy(at('original.txt'), at('copia.txt'))
    expect(error).toBeNull()
    expect(data).toEqual({ path: `documents/${at('copia.txt')}` })
    const ids = await Promise.all(
      [at('original.txt'), at('copia.txt')].map(
        async (path) => (await documents().info(path)).data?.id,
      ),
    )
    expect(new Set(ids).size).toBe(2)
    await documents().remove([at('original.txt')])
    expect(await textAt(at('copia.txt'))).toBe('x')
    expect((await documents().info(at('copia.txt'))).data?.metadata).toEqual({ folio: 4 })
  })

  it('a copy answers Id and Key on the wire', async () => {
    await documents().upload(at('w.txt'), text('x'))
    const { status, body } = await post('/object/copy', {
      bucketId: 'documents',
      sourceKey: at('w.txt'),
      destinationKey: at('w-2.txt'),
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      Id: expect.any(String),
      Key: `documents/${at('w-2.txt')}`,
      name: at('w-2.txt'),
      bucket_id: 'documents',
    })
  })

  it('refuses a copy onto an existing file, unless x-upsert says otherwise', async () => {
    await documents().upload(at('c1.txt'), text('uno'))
    await documents().upload(at('c2.txt'), text('dos'))
    const { error } = await documents().copy(at('c1.txt'), at('c2.txt'))
    expect(error).toMatchObject({ statusCode: '409' })
    expect(await textAt(at('c2.txt'))).toBe('dos')
    const pair = {
      bucketId: 'documents',
      sourceKey: at('c1.txt'),
      destinationKey: at('c2.txt'),
    }
    expect((await post('/object/copy', pair, { 'x-upsert': 'true' })).status).toBe(200)
    expect(await textAt(at('c2.txt'))).toBe('uno')
  })

  it('a copy can leave out the metadata', async () => {
    await documents().upload(at('meta.txt'), text('x'), { metadata: { folio: 5 } })
    const { error } = await documents().copy(at('meta.txt'), at('sin-meta.txt'), {
      copyMetadata: false,
    })
    expect(error).toBeNull()
    expect((await documents().info(at('sin-meta.txt'))).data?.metadata).toEqual({})
  })

  it('a copy to another bucket checks that bucket’s types', async () => {
    await documents().upload(at('d2.pdf'), pdf())
    const { error } = await documents().copy(at('d2.pdf'), `logos/${at('d2.pdf')}`, {
      destinationBucket: 'images',
    })
    expect(error).toMatchObject({ statusCode: '415' })
  })

  it('a copy of a missing file answers not found', async () => {
    const { error } = await documents().copy(at('nada.txt'), at('x.txt'))
    expect(error).toMatchObject({ statusCode: '404', message: 'Object not found' })
  })
})
