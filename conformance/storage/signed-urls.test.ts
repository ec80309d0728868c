import { beforeAll, describe, expect, it } from 'vitest'
import { anonymous, signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { SAMPLES, pdf } from '../support/samples.ts'
import { claimsOf, nowInSeconds, sign } from '../support/tokens.ts'

let ana: Person
let key: string
beforeAll(async () => {
  ana = await signedUp()
  key = at('con espacio.pdf')
  await documents().upload(key, pdf())
  await documents().upload(at('otro.pdf'), pdf())
})

const documents = () => ana.client.storage.from('documents')
const at = (name: string) => `${ana.user.id}/${name}`

async function signedUrl(path = key, seconds = 60): Promise<URL> {
  const { data, error } = await documents().createSignedUrl(path, seconds)
  if (error) throw error
  return new URL(data.signedUrl)
}

const open = (path: string, token: string) =>
  storage(`/object/sign/documents/${encodeURI(path)}?token=${token}`, { key: null })

async function tokenOf(path = key): Promise<string> {
  return (await signedUrl(path)).searchParams.get('token') ?? ''
}

describe('a signed URL', () => {
  it('a signed URL opens a private file without any key', async () => {
    const response = await fetch(await signedUrl())
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(SAMPLES.pdf)
  })

  it('a signed URL’s answer may be cached until the URL ends, and not by shared caches', async () => {
    const began = Math.floor(Date.now() / 1000) * 1000
    const { headers } = await fetch(await signedUrl(key, 300))
    expect(headers.get('cache-control')).toBe('private')
    const expires = Date.parse(headers.get('expires') ?? '')
    expect(expires).toBeGreaterThanOrEqual(began + 300_000)
    expect(expires).toBeLessThanOrEqual(Date.now() + 300_000)
  })

  it('on the wire a signed URL is a path without the service’s prefix', async () => {
    const { status, body } = await storage(`/object/sign/documents/${at('otro.pdf')}`, {
      method: 'POST',
      bearer: ana.session.access_token,
      body: { expiresIn: 60 },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      signedURL: expect.stringMatching(
        new RegExp(String.raw`^/object/sign/documents/${at('otro.pdf')}\?token=[\w.-]+$`),
      ),
    })
  })

  it('a signed URL carries a token for this path and this duration', async () => {
    const claims = claimsOf(await tokenOf(at('otro.pdf')))
    expect(claims).toMatchObject({ url: `documents/${at('otro.pdf')}` })
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(60)
  })

  it.each([
    [true, 'attachment;'],
    ['contrato.pdf', "attachment; filename=contrato.pdf; filename*=UTF-8''contrato.pdf"],
  ])('a signed URL saves the file when download is %j', async (download, disposition) => {
    const { data } = await documents().createSignedUrl(at('otro.pdf'), 60, { download })
    const response = await fetch(data?.signedUrl ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe(disposition)
  })

  it('a signed URL saves a file under a name with accents, which the client itself would encode twice', async () => {
    const url = await signedUrl()
    url.searchParams.set('download', 'año.pdf')
    const response = await fetch(url)
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename=a%C3%B1o.pdf; filename*=UTF-8''a%C3%B1o.pdf",
    )
  })

  it('a signed URL with a transformation gives the original', async () => {
    const { data } = await documents().createSignedUrl(at('otro.pdf'), 60, {
      transform: { width: 10 },
    })
    const response = await fetch(data?.signedUrl ?? '')
    expect((await response.arrayBuffer()).byteLength).toBe(SAMPLES.pdf.length)
  })

  it('a signed URL answers ranges and conditional requests', async () => {
    const url = await signedUrl()
    const part = await fetch(url, { headers: { range: 'bytes=0-3' } })
    expect([part.status, await part.text()]).toEqual([206, '%PDF'])
    const etag = part.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('a signed URL ends when its time is up', async () => {
    const url = await signedUrl(key, 1)
    await expect.poll(async () => (await fetch(url)).status, { timeout: 10_000 }).toBe(400)
    expect(await (await fetch(url)).json()).toEqual({
      statusCode: '400',
      error: 'InvalidJWT',
      message: '"exp" claim timestamp check failed',
      code: 'InvalidJWT',
    })
  })

  it('a signed URL opens no other path', async () => {
    const token = await tokenOf()
    for (const path of [at('otro.pdf'), key.toUpperCase(), `${key}.pdf`, key.slice(0, -1)]) {
      const { status, body } = await open(path, token)
      expect([path, status, body]).toMatchObject([
        path,
        400,
        { error: 'InvalidSignature', message: 'Invalid signature' },
      ])
    }
  })

  it('a signed URL opens nothing once the file is removed', async () => {
    await documents().upload(at('pasajero.pdf'), pdf())
    const url = await signedUrl(at('pasajero.pdf'))
    await documents().remove([at('pasajero.pdf')])
    const response = await fetch(url)
    expect([response.status, await response.json()]).toMatchObject([400, { statusCode: '404' }])
  })

  it.each([
    ['changed', async () => `${(await tokenOf()).slice(0, -4)}AAAA`, 'InvalidJWT'],
    ['no token', async () => 'nada', 'InvalidJWT'],
    ['a person’s token', async () => ana.session.access_token, 'InvalidSignature'],
    [
      'made by somebody else',
      async () => sign({ url: `documents/${key}`, exp: nowInSeconds() + 60 }, 'otro secreto'),
      'InvalidJWT',
    ],
  ])('refuses a signed URL whose token is %s', async (_, token, error) => {
    const { status, body, text } = await open(key, await token())
    expect(status).toBe(400)
    expect(body).toMatchObject({ statusCode: '400', error })
    expect(text).not.toContain('%PDF')
  })

  it('refuses a signed URL without a token', async () => {
    const { status, text } = await storage(`/object/sign/documents/${encodeURI(key)}`, {
      bearer: ana.session.access_token,
    })
    expect(status).toBe(400)
    expect(text).not.toContain('%PDF')
  })

  it('the token of a signed URL is no credential', async () => {
    const bearer = await tokenOf()
    const read = await storage(`/object/authenticated/documents/${encodeURI(key)}`, { bearer })
    expect([read.status, read.body]).toMatchObject([400, { statusCode: '403' }])
    const listed = await storage('/object/list/documents', {
      method: 'POST',
      bearer,
      body: { prefix: '' },
    })
    expect([listed.status, listed.body]).toMatchObject([400, { statusCode: '403' }])
    const rows = await anonymous({
      global: { headers: { authorization: `Bearer ${bearer}` } },
    })
      .from('documents')
      .select()
    expect(rows.data ?? []).toEqual([])
  })
})

describe('signing', () => {
  it('refuses to sign a URL for a missing file', async () => {
    const { data, error } = await documents().createSignedUrl(at('nada.pdf'), 60)
    expect(data).toBeNull()
    expect(error).toMatchObject({ statusCode: '404', message: 'Object not found' })
  })

  it.each([0, -1, 1.5, 'x', null])('refuses to sign a URL for %j seconds', async (expiresIn) => {
    const { status, body } = await storage(`/object/sign/documents/${at('otro.pdf')}`, {
      method: 'POST',
      bearer: ana.session.access_token,
      body: { expiresIn },
    })
    expect([status, body]).toMatchObject([400, { statusCode: '400' }])
  })

  it('signing many URLs answers for each of them', async () => {
    const { data, error } = await documents().createSignedUrls([key, at('nada.pdf')], 60, {
      download: 'copia.pdf',
    })
    expect(error).toBeNull()
    expect(data).toMatchObject([
      { error: null, path: key, signedUrl: expect.stringContaining('token=') },
      {
        error: 'Either the object does not exist or you do not have access to it',
        path: at('nada.pdf'),
        signedUrl: null,
      },
    ])
    const response = await fetch(data?.[0]?.signedUrl ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('copia.pdf')
  })

  it('refuses to sign an empty list of URLs', async () => {
    const { status, body } = await storage('/object/sign/documents', {
      method: 'POST',
      bearer: ana.session.access_token,
      body: { expiresIn: 60, paths: [] },
    })
    expect([status, body]).toMatchObject([400, { statusCode: '400' }])
  })
})
