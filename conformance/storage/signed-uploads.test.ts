import { beforeAll, describe, expect, it } from 'vitest'
import { anonymous, signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { SAMPLES, pdf, png, text } from '../support/samples.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

const documents = () => ana.client.storage.from('documents')
const visitors = () => anonymous().storage.from('documents')
const at = (name: string) => `${ana.user.id}/${name}`

async function tokenFor(path: string, upsert?: boolean): Promise<string> {
  const { data, error } = await documents().createSignedUploadUrl(
    path,
    upsert === undefined ? undefined : { upsert },
  )
  if (error) throw error
  return data.token
}

async function textAt(path: string): Promise<string | undefined> {
  return (await documents().download(path)).data?.text()
}

describe('a signed upload', () => {
  it('a signed upload consists of an address, a token and the path', async () => {
    const { data, error } = await documents().createSignedUploadUrl(at('forma.pdf'))
    expect(error).toBeNull()
    expect(data).toEqual({
      path: at('forma.pdf'),
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      signedUrl: expect.stringContaining(
        `/storage/v1/object/upload/sign/documents/${at('forma.pdf')}?token=`,
      ),
    })
  })

  it.each([
    ['a Blob', () => pdf()],
    ['bytes', () => SAMPLES.pdf],
  ])(
    'a signed upload stores %s as a file of the person who signed, without a session',
    async (name, make) => {
      const path = at(`firmada-${name.length}.pdf`)
      const token = await tokenFor(path)
      const { data, error } = await visitors().uploadToSignedUrl(path, token, make(), {
        contentType: 'application/pdf',
        cacheControl: '30',
        metadata: { folio: 2 },
      })
      expect(error).toBeNull()
      expect(data).toEqual({ path, fullPath: `documents/${path}` })
      expect((await documents().info(path)).data).toMatchObject({
        size: SAMPLES.pdf.length,
        contentType: 'application/pdf',
        cacheControl: 'max-age=30',
        metadata: { folio: 2 },
      })
    },
  )

  it('a signed upload makes the person who signed the owner of the file', async () => {
    const images = ana.client.storage.from('images')
    const folder = `processed/${ana.user.id}`
    const { data } = await images.createSignedUploadUrl(`${folder}/x.png`)
    const visitor = anonymous().storage.from('images')
    await visitor.uploadToSignedUrl(`${folder}/x.png`, data?.token ?? '', png())
    expect((await images.list(folder)).data?.map(({ name }) => name)).toEqual(['x.png'])
  })

  it('a signed upload needs no key at all', async () => {
    const token = await tokenFor(at('sin-llave.txt'))
    const path = `/object/upload/sign/documents/${at('sin-llave.txt')}?token=${token}`
    const { status, body } = await storage(path, {
      method: 'PUT',
      key: null,
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ Key: `documents/${at('sin-llave.txt')}` })
  })

  it('a signed upload replaces a file only when the URL was signed for replacing', async () => {
    const path = at('dos-veces.txt')
    const token = await tokenFor(path)
    const send = (token: string, content: string) =>
      visitors().uploadToSignedUrl(path, token, text(content), { upsert: true })
    expect((await send(token, 'uno')).error).toBeNull()
    expect((await send(token, 'dos')).error).toMatchObject({ statusCode: '409' })
    expect(await textAt(path)).toBe('uno')
    expect((await send(await tokenFor(path, true), 'tres')).error).toBeNull()
    expect(await textAt(path)).toBe('tres')
  })

  it('refuses to sign an upload for an existing file, unless the URL is for replacing', async () => {
    await documents().upload(at('ya.txt'), text('x'))
    const { error } = await documents().createSignedUploadUrl(at('ya.txt'))
    expect(error).toMatchObject({ statusCode: '409' })
    expect(
      (await documents().createSignedUploadUrl(at('ya.txt'), { upsert: true })).error,
    ).toBeNull()
  })

  it('a signed upload stores at its own path only', async () => {
    const token = await tokenFor(at('aqui.txt'))
    const { error } = await visitors().uploadToSignedUrl(at('alla.txt'), token, text('x'))
    expect(error).toMatchObject({ statusCode: '400', message: 'Invalid signature' })
    expect((await documents().exists(at('alla.txt'))).data).toBe(false)
  })

  it('a signed upload obeys the rules of the bucket', async () => {
    const token = await tokenFor(at('malo.pdf'))
    const program = new Blob([SAMPLES.executable], { type: 'application/pdf' })
    const { error } = await visitors().uploadToSignedUrl(at('malo.pdf'), token, program)
    expect(error).toMatchObject({ statusCode: '415' })
    expect((await documents().exists(at('malo.pdf'))).data).toBe(false)
  })

  it.each([
    ['a person’s token', async () => ana.session.access_token],
    ['nonsense', async () => 'nada'],
    [
      'a token to download',
      async () => {
        await documents().upload(at('leer.txt'), text('x'), { upsert: true })
        const { data } = await documents().createSignedUrl(at('leer.txt'), 60)
        return new URL(data?.signedUrl ?? '').searchParams.get('token') ?? ''
      },
    ],
  ])('refuses a signed upload with %s', async (_, token) => {
    const { error } = await visitors().uploadToSignedUrl(
      at('leer.txt'),
      await token(),
      text('cambiado'),
      { upsert: true },
    )
    expect(error).toMatchObject({ status: 400, statusCode: '400' })
    const { data } = await documents().download(at('leer.txt'))
    expect((await data?.text()) ?? 'x').toBe('x')
  })

  it('the token of a signed upload cannot read files', async () => {
    await documents().upload(at('oculto.txt'), text('oculto'))
    const token = await tokenFor(at('oculto.txt'), true)
    const read = await storage(`/object/sign/documents/${at('oculto.txt')}?token=${token}`)
    expect([read.status, read.body]).toMatchObject([400, { error: 'InvalidSignature' }])
  })

  it('an agent cannot sign an upload for another agent’s folder', async () => {
    const other = await signedUp()
    const bucket = other.client.storage.from('documents')
    for (const upsert of [true, false]) {
      const { data, error } = await bucket.createSignedUploadUrl(at('ajena.pdf'), { upsert })
      expect(data).toBeNull()
      expect(error).toMatchObject({ statusCode: '403' })
    }
  })
})
