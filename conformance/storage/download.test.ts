import { beforeAll, describe, expect, it } from 'vitest'
import { signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { text } from '../support/samples.ts'

const DIGITS = '0123456789'.repeat(10)

let ana: Person
let key: string
let path: string
beforeAll(async () => {
  ana = await signedUp()
  key = `${ana.user.id}/carpeta uno/cifras.txt`
  path = `/object/documents/${encodeURI(key)}`
  await ana.client.storage.from('documents').upload(key, text(DIGITS), { cacheControl: '77' })
})

const documents = () => ana.client.storage.from('documents')
const get = (headers: Record<string, string> = {}, query = '', method = 'GET') =>
  storage(`${path}${query}`, { method, bearer: ana.session.access_token, headers })

describe('a download', () => {
  it('a download is a Blob of the stored type', async () => {
    const { data, error } = await documents().download(key)
    expect(error).toBeNull()
    expect(data).toBeInstanceOf(Blob)
    expect([data?.type, await data?.text()]).toEqual(['text/plain', DIGITS])
  })

  it('a download can be read as a stream', async () => {
    const { data, error } = await documents().download(key).asStream()
    expect(error).toBeNull()
    const chunks: Uint8Array[] = []
    for await (const chunk of data as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString()).toBe(DIGITS)
  })

  it('a download carries the stored headers', async () => {
    const { status, headers, text: body } = await get()
    expect(status).toBe(200)
    expect(body).toBe(DIGITS)
    expect(Object.fromEntries(headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'text/plain',
      'content-length': '100',
      'cache-control': 'max-age=77',
      etag: expect.stringMatching(/^"[^"]+"$/),
      'last-modified': expect.stringMatching(/GMT$/),
      'x-robots-tag': 'none',
    })
    expect(headers.get('content-disposition')).toBeNull()
  })

  it('a download answers a HEAD request with the same headers and no body', async () => {
    const whole = await get()
    const head = await get({}, '', 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
    for (const name of ['content-length', 'content-type', 'etag', 'last-modified', 'cache-control'])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)])
  })

  it('a download through /object/authenticated gives the same file', async () => {
    const answer = await storage(path.replace('/object/', '/object/authenticated/'), {
      bearer: ana.session.access_token,
    })
    expect([answer.status, answer.text]).toEqual([200, DIGITS])
  })

  it('refuses the download of a missing file as supabase-js expects', async () => {
    const { data, error } = await documents().download(`${ana.user.id}/nada.txt`)
    expect(data).toBeNull()
    expect(error).toMatchObject({ status: 400, statusCode: '404', message: 'Object not found' })
  })
})

describe('a part of a file', () => {
  it.each([
    ['the first bytes', 'bytes=0-9', '0123456789', 'bytes 0-9/100'],
    ['one byte', 'bytes=42-42', '2', 'bytes 42-42/100'],
    ['from a place on', 'bytes=95-', '56789', 'bytes 95-99/100'],
    ['the last bytes', 'bytes=-3', '789', 'bytes 97-99/100'],
    ['as far as there is', 'bytes=98-1000', '89', 'bytes 98-99/100'],
    ['the last bytes, more than there are', 'bytes=-500', DIGITS, 'bytes 0-99/100'],
  ])('a download answers a part of a file, %s: %s', async (_, range, expected, contentRange) => {
    const { status, headers, text: body } = await get({ range })
    expect([status, body]).toEqual([206, expected])
    expect(headers.get('content-range')).toBe(contentRange)
    expect(headers.get('content-length')).toBe(String(expected.length))
  })

  it('refuses a part beyond the end of the file and names the file’s size', async () => {
    const { status, headers, body } = await get({ range: 'bytes=100-' })
    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe('bytes */100')
    expect(body).toMatchObject({ statusCode: '416', error: expect.any(String) })
  })

  it.each([
    ['another unit', { range: 'lines=0-1' }],
    ['nonsense', { range: 'bytes=abc' }],
    ['an end before its beginning', { range: 'bytes=9-1' }],
    ['another version', { range: 'bytes=0-1', 'if-range': '"otra"' }],
  ])('answers the whole file when the range has %s', async (_, headers) => {
    const { status, text: body } = await get(headers)
    expect([status, body]).toEqual([200, DIGITS])
  })

  it('answers a part while the file still has the version that the request names', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    const { status, text: body } = await get({ range: 'bytes=0-1', 'if-range': etag })
    expect([status, body]).toEqual([206, '01'])
  })
})

describe('what the caller has already', () => {
  it('does not resend a file that the caller already has by its ETag', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    for (const known of [etag, `"otra", ${etag}`, `W/${etag}`, '*']) {
      const answer = await get({ 'if-none-match': known })
      expect([known, answer.status, answer.text]).toEqual([known, 304, ''])
      expect(answer.headers.get('etag')).toBe(etag)
    }
  })

  it('does not resend a file that the caller already has by its date', async () => {
    const since = (await get()).headers.get('last-modified') ?? ''
    expect((await get({ 'if-modified-since': since })).status).toBe(304)
    const long = await get({ 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })
    expect([long.status, long.text]).toEqual([200, DIGITS])
  })

  it('sends a file that the caller has in another version', async () => {
    const { status, text: body } = await get({ 'if-none-match': '"otra"' })
    expect([status, body]).toEqual([200, DIGITS])
  })
})

describe('saving under a name', () => {
  it('sends plain attachment as content-disposition when the request gives no file name', async () => {
    const { headers } = await get({}, '?download')
    expect(headers.get('content-disposition')).toBe('attachment;')
  })

  it('sends the name of the download twice, for old and for new browsers', async () => {
    const { headers } = await get({}, '?download=contrato.txt')
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename=contrato.txt; filename*=UTF-8''contrato.txt",
    )
  })

  it('encodes characters in the name of the download that a header cannot hold', async () => {
    const name = 'año "1"; x.txt'
    const { headers } = await get({}, `?download=${encodeURIComponent(name)}`)
    const encoded = encodeURIComponent(name)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`,
    )
  })

  it('the name of a download cannot add a header', async () => {
    const { headers } = await get({}, `?download=${encodeURIComponent('a\r\nset-cookie: x=1')}`)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-disposition')).not.toMatch(/[\r\n]/)
  })
})
