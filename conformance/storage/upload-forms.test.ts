import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { SAMPLES, pdf, png, text } from '../support/samples.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

const documents = () => ana.client.storage.from('documents')
const at = (name: string) => `${ana.user.id}/${name}`

async function bytesAt(path: string): Promise<Uint8Array> {
  const { data, error } = await documents().download(path)
  if (error) throw error
  return new Uint8Array(await data.arrayBuffer())
}

function form(...fields: [name: string, value: string | Blob, filename?: string][]): FormData {
  const data = new FormData()
  for (const [name, value, filename] of fields)
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, filename)
  return data
}

describe('an upload comes back byte for byte when it is', () => {
  it.each([
    ['a Blob', () => pdf()],
    ['a File', () => new File([SAMPLES.pdf], 'contrato.pdf', { type: 'application/pdf' })],
    ['a form with a field of its own name', () => form(['contrato', pdf(), 'contrato.pdf'])],
    ['an ArrayBuffer', () => SAMPLES.pdf.buffer],
    ['a Uint8Array', () => SAMPLES.pdf],
    ['a Buffer', () => Buffer.from(SAMPLES.pdf)],
    ['a web stream', () => pdf().stream()],
    ['a Node stream', () => Readable.from([Buffer.from(SAMPLES.pdf)])],
  ])('stores every byte of an upload that is %s', async (name, make) => {
    const path = at(`${name.replaceAll(' ', '-')}.pdf`)
    const { error } = await documents().upload(path, make(), { contentType: 'application/pdf' })
    expect(error).toBeNull()
    expect(await bytesAt(path)).toEqual(SAMPLES.pdf)
    const { data } = await documents().info(path)
    expect(data).toMatchObject({ contentType: 'application/pdf', size: SAMPLES.pdf.length })
  })

  it('stores every byte of a string that is uploaded with its type', async () => {
    const { error } = await documents().upload(at('nota.txt'), 'señal, año 🏠', {
      contentType: 'text/plain',
    })
    expect(error).toBeNull()
    const { data } = await documents().download(at('nota.txt'))
    expect(await data?.text()).toBe('señal, año 🏠')
    expect(data?.type).toBe('text/plain')
  })

  it('stores an empty upload as an empty file', async () => {
    expect((await documents().upload(at('vacia.txt'), text(''))).error).toBeNull()
    expect(await bytesAt(at('vacia.txt'))).toHaveLength(0)
  })
})

describe('an upload', () => {
  it('an upload answers the path, the full path and the id', async () => {
    const { data } = await documents().upload(at('respuesta.pdf'), pdf())
    expect(data).toEqual({
      path: at('respuesta.pdf'),
      fullPath: `documents/${at('respuesta.pdf')}`,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect((await documents().info(at('respuesta.pdf'))).data?.id).toBe(data?.id)
  })

  it('an upload answers Id and Key on the wire, to a form and to bytes', async () => {
    const { access_token: bearer } = ana.session
    const headers = { 'content-type': 'application/pdf' }
    const path = `/object/documents/${at('bytes.pdf')}`
    const bytes = await storage(path, { method: 'POST', bearer, headers, body: SAMPLES.pdf })
    expect([bytes.status, bytes.body]).toEqual([
      200,
      { Id: expect.any(String), Key: `documents/${at('bytes.pdf')}` },
    ])
    const sent = await storage(`/object/documents/${at('formulario.pdf')}`, {
      method: 'POST',
      bearer,
      body: form(['', pdf(), 'blob']),
    })
    expect([sent.status, sent.body]).toEqual([
      200,
      { Id: expect.any(String), Key: `documents/${at('formulario.pdf')}` },
    ])
  })

  it('an upload as a form reads the fields before and after its first file', async () => {
    const { status } = await storage(`/object/documents/${at('campos.pdf')}`, {
      method: 'POST',
      bearer: ana.session.access_token,
      body: form(
        ['antes', 'x'],
        ['archivo', pdf(), 'contrato.pdf'],
        ['segundo', text('sobra'), 'otro.txt'],
        ['cacheControl', '60'],
        ['metadata', JSON.stringify({ folio: 7 })],
      ),
    })
    expect(status).toBe(200)
    const { data } = await documents().info(at('campos.pdf'))
    expect(data).toMatchObject({
      size: SAMPLES.pdf.length,
      cacheControl: 'max-age=60',
      metadata: { folio: 7 },
    })
  })

  it.each([
    ['a Blob', () => pdf()],
    ['bytes', () => SAMPLES.pdf],
  ])('an upload of %s keeps its metadata and cache time', async (name, make) => {
    const path = at(`meta-${name.length}.pdf`)
    await documents().upload(path, make(), {
      contentType: 'application/pdf',
      cacheControl: '120',
      metadata: { folio: 9, dueño: 'Núñez' },
    })
    const { data } = await documents().info(path)
    expect(data).toMatchObject({
      cacheControl: 'max-age=120',
      metadata: { folio: 9, dueño: 'Núñez' },
    })
  })

  it('an upload may be cached for an hour and has no metadata unless the request says otherwise', async () => {
    await documents().upload(at('simple.pdf'), pdf())
    const { data } = await documents().info(at('simple.pdf'))
    expect(data?.cacheControl).toBe('max-age=3600')
    expect(data?.metadata).toEqual({})
  })

  it('an upload drops doubled and outer slashes of its path, as the client does', async () => {
    const { data } = await documents().upload(`/${ana.user.id}//barras.pdf/`, pdf())
    expect(data?.path).toBe(at('barras.pdf'))
  })

  it('an upload belongs to the person who sent it, and to nobody when the secret key sent it', async () => {
    const folder = `processed/${ana.user.id}`
    await ana.client.storage.from('images').upload(`${folder}/suya.png`, png())
    await admin().storage.from('images').upload(`${folder}/de-nadie.png`, png())
    const own = await ana.client.storage.from('images').list(folder)
    expect(own.data?.map(({ name }) => name)).toEqual(['suya.png'])
    const all = await admin().storage.from('images').list(folder)
    expect(all.data?.map(({ name }) => name)).toEqual(['de-nadie.png', 'suya.png'])
  })

  it.each([
    ['a form without a file', () => form(['cacheControl', '60']), {}, 'No content provided'],
    [
      'a form that breaks off',
      () => '--X\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\n%PDF-',
      { 'content-type': 'multipart/form-data; boundary=X' },
      /multipart/i,
    ],
    [
      'metadata that is no object',
      () => '%PDF-1.7',
      { 'content-type': 'application/pdf', 'x-metadata': Buffer.from('[]').toString('base64') },
      /metadata/,
    ],
  ])('refuses an upload with %s', async (_, body, headers, message) => {
    const answer = await storage(`/object/documents/${at('mala.pdf')}`, {
      method: 'POST',
      bearer: ana.session.access_token,
      headers,
      body: body(),
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      statusCode: '400',
      error: 'InvalidRequest',
      message: expect.stringMatching(message),
    })
    expect((await documents().exists(at('mala.pdf'))).data).toBe(false)
  })
})
