import { beforeAll, describe, expect, it } from 'vitest'
import { signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { pdf, png } from '../support/samples.ts'

/** The web client may be served from anywhere, so a page of another origin must be able to read every answer. */
const origin = 'https://otra.example'
const SENT = ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-upsert', 'x-metadata']
const READ = ['etag', 'content-disposition', 'content-range']

let ana: Person
let document: string
let logo: string
beforeAll(async () => {
  ana = await signedUp()
  document = `/object/documents/${ana.user.id}/contrato.pdf`
  logo = `images/logos/${ana.user.id}/logo.png`
  await ana.client.storage.from('documents').upload(`${ana.user.id}/contrato.pdf`, pdf())
  await ana.client.storage.from('images').upload(`logos/${ana.user.id}/logo.png`, png())
})

function list(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase())
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { access_token: bearer } = ana.session
  return storage(path, { method, bearer, headers: { origin, ...headers } })
}

describe('a page of another origin', () => {
  it.each([
    ['an upload', 'POST', () => document],
    ['a replacement', 'PUT', () => document],
    ['a removal', 'DELETE', () => '/object/documents'],
    ['a list', 'POST', () => '/object/list/documents'],
  ])('a page of another origin may send %s', async (_, method, path) => {
    const { status, headers } = await storage(path(), {
      method: 'OPTIONS',
      key: null,
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': SENT.join(','),
      },
    })
    expect([200, 204]).toContain(status)
    expect(['*', origin]).toContain(headers.get('access-control-allow-origin'))
    expect(list(headers.get('access-control-allow-methods'))).toContain(method.toLowerCase())
    expect(list(headers.get('access-control-allow-headers'))).toEqual(expect.arrayContaining(SENT))
  })

  it.each([
    ['a download', 200, () => ask(document)],
    ['a part of one', 206, () => ask(document, { range: 'bytes=0-3' })],
    ['a part there is not', 416, () => ask(document, { range: 'bytes=900000-' })],
    ['a public file', 200, () => ask(`/object/public/${logo}`)],
    ['a rendered picture', 200, () => ask(`/render/image/public/${logo}`)],
    ['what is known of a file', 200, () => ask(document.replace('/object/', '/object/info/'))],
    ['a refusal', 400, () => ask(`${document}.nada`)],
    ['a route there is not', 404, () => ask('/nada')],
  ])('a page of another origin may read %s', async (_, status, answer) => {
    const { status: given, headers } = await answer()
    expect(given).toBe(status)
    expect(['*', origin]).toContain(headers.get('access-control-allow-origin'))
    expect(list(headers.get('access-control-expose-headers'))).toEqual(expect.arrayContaining(READ))
  })

  it('a page of another origin may read a file by its signed URL', async () => {
    const bucket = ana.client.storage.from('documents')
    const { data } = await bucket.createSignedUrl(`${ana.user.id}/contrato.pdf`, 60)
    const { status, headers } = await fetch(data?.signedUrl ?? '', { headers: { origin } })
    expect(status).toBe(200)
    expect(['*', origin]).toContain(headers.get('access-control-allow-origin'))
  })
})
