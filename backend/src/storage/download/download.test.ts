import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLES } from '../testing/samples.ts'
import { createTestStorage, type Agent, type TestStorage } from '../testing/test-storage.ts'

let harness: TestStorage
let ana: Agent
let path: string
let publicPath: string

const TEXT = Array.from({ length: 100 }, (_, i) => i % 10).join('')

beforeAll(async () => {
  harness = await createTestStorage()
  ana = await harness.createAgent()
  const options = { contentType: 'text/plain', cacheControl: '77' }
  await ana.storage.from('documents').upload(`${ana.id}/t.txt`, TEXT, options)
  path = `/object/documents/${ana.id}/t.txt`
  const png = new Blob([SAMPLES.png], { type: 'image/png' })
  await ana.storage.from('images').upload(`logos/${ana.id}/logo.png`, png)
  publicPath = `images/logos/${ana.id}/logo.png`
})
afterAll(() => harness.close())

const get = (headers: Record<string, string> = {}, query = '') =>
  harness.call('GET', `${path}${query}`, ana.token, { headers })

describe('a download', () => {
  test('a download carries the stored headers', async () => {
    const response = await get()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'text/plain',
      'content-length': '100',
      'cache-control': 'max-age=77',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'last-modified': expect.stringMatching(/GMT$/),
      'x-robots-tag': 'none',
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toBe(TEXT)
  })

  test.each([
    ['bytes=0-9', '0123456789', 'bytes 0-9/100'],
    ['bytes=95-', '56789', 'bytes 95-99/100'],
    ['bytes=-3', '789', 'bytes 97-99/100'],
    ['bytes=98-1000', '89', 'bytes 98-99/100'],
  ])('a download with the range %s gives a part', async (range, text, contentRange) => {
    const response = await get({ range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(await response.text()).toBe(text)
  })

  test('a range that the object does not have is refused with the size of the object', async () => {
    const response = await get({ range: 'bytes=100-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */100')
    expect(await response.json()).toMatchObject({ statusCode: '416', code: 'InvalidRange' })
  })

  test('a download with several ranges, or with a range of another version, gives the whole file', async () => {
    for (const headers of [
      { range: 'bytes=0-1,5-6' },
      { range: 'bytes=0-1', 'if-range': '"other"' },
    ]) {
      const response = await get(headers)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(TEXT)
    }
  })

  test('an unchanged file is not sent again', async () => {
    const first = await get()
    await first.text()
    for (const headers of [
      { 'if-none-match': first.headers.get('etag') ?? '' },
      { 'if-modified-since': first.headers.get('last-modified') ?? '' },
    ]) {
      const response = await get(headers)
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe(first.headers.get('etag'))
      expect(await response.text()).toBe('')
    }
  })

  test('the parameter download names the file', async () => {
    expect((await get({}, '?download')).headers.get('content-disposition')).toBe('attachment;')
    const named = await get({}, `?download=${encodeURIComponent('año "1".txt')}`)
    expect(named.headers.get('content-disposition')).toBe(
      "attachment; filename=a%C3%B1o%20%221%22.txt; filename*=UTF-8''a%C3%B1o%20%221%22.txt",
    )
  })

  test('an HTML page is served as plain text, so that its script cannot act as the app', async () => {
    await harness.service.createBucket('pages', { public: true })
    const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' })
    await harness.service.from('pages').upload('x.html', page)
    const response = await harness.call('GET', '/object/public/pages/x.html', null)
    expect(response.headers.get('content-type')).toBe('text/plain')
  })

  test('the download of an object whose bytes are missing answers that they are missing', async () => {
    const at = `${ana.id}/lost.txt`
    await ana.storage.from('documents').upload(at, 'x', { contentType: 'text/plain' })
    const { rows } = await harness.owner.query<{ version: string }>(
      'select version from storage.objects where name = $1',
      [at],
    )
    await harness.services.blobs.delete([rows[0]!.version])
    const response = await harness.call('GET', `/object/documents/${at}`, ana.token)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      statusCode: '404',
      error: 'Not found',
      message: 'The resource was not found',
    })
  })
})

describe('public objects', () => {
  test('public objects need no credential', async () => {
    const { data } = harness.anonymous.from('images').getPublicUrl(`logos/${ana.id}/logo.png`)
    const response = await fetch(data.publicUrl)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await response.arrayBuffer()).equals(SAMPLES.png)).toBe(true)
  })

  test.each([
    ['GET', `/object/public/`],
    ['HEAD', `/object/public/`],
    ['GET', `/object/`],
    ['HEAD', `/object/`],
    ['GET', `/object/info/public/`],
    ['GET', `/object/info/`],
    ['GET', `/render/image/public/`],
  ])('public objects answer %s %s…', async (method, route) => {
    const response = await harness.call(method, `${route}${publicPath}`, null)
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  })

  test('public objects are served whatever token is sent', async () => {
    const response = await harness.call('GET', `/object/${publicPath}`, 'not-a-token')
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  })

  test('a picture is not transformed: the original is served', async () => {
    const transform = { width: 10, height: 10 }
    const { data } = await ana.storage
      .from('images')
      .download(`logos/${ana.id}/logo.png`, { transform })
    expect(data?.size).toBe(SAMPLES.png.length)
  })
})
