import { beforeAll, describe, expect, it } from 'vitest'
import { admin, anonymous, signedUp, type Person } from '../support/clients.ts'
import { url } from '../support/context.ts'
import { storage } from '../support/http.ts'
import { SAMPLES, pdf, png } from '../support/samples.ts'

let ana: Person
let logo: string
let secret: string
beforeAll(async () => {
  ana = await signedUp()
  logo = `logos/${ana.user.id}/logo.png`
  secret = `${ana.user.id}/contrato.pdf`
  await ana.client.storage.from('images').upload(logo, png(), { cacheControl: '86400' })
  await ana.client.storage.from('documents').upload(secret, pdf())
})

const images = () => anonymous().storage.from('images')

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}

describe('the public URL', () => {
  it('the public URL is made without a request and opens without any key', async () => {
    const { data } = images().getPublicUrl(logo)
    expect(data.publicUrl).toBe(`${url}/storage/v1/object/public/images/${logo}`)
    const response = await fetch(data.publicUrl)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('max-age=86400')
    expect(await bytesOf(response)).toEqual(SAMPLES.png)
  })

  it('the public URL saves the file when the client asks for a download', async () => {
    const plain = images().getPublicUrl(logo, { download: true })
    const first = await fetch(plain.data.publicUrl)
    expect(first.headers.get('content-disposition')).toBe('attachment;')
    const named = images().getPublicUrl(logo, { download: 'marca.png' })
    const second = await fetch(named.data.publicUrl)
    expect(second.headers.get('content-disposition')).toContain('filename=marca.png')
  })

  it('the public URL with a transformation gives the original', async () => {
    const { data } = images().getPublicUrl(logo, { transform: { width: 10, height: 10 } })
    expect(data.publicUrl).toContain('/render/image/public/')
    const response = await fetch(data.publicUrl)
    expect(response.status).toBe(200)
    expect(await bytesOf(response)).toEqual(SAMPLES.png)
  })

  it('the public URL of a missing file answers not found', async () => {
    const { status, body } = await storage('/object/public/images/logos/nada.png', { key: null })
    expect(status).toBe(400)
    expect(body).toEqual({
      statusCode: '404',
      error: 'not_found',
      message: 'Object not found',
      code: 'NoSuchKey',
    })
  })

  it('the public URL of a private bucket answers that the bucket does not exist', async () => {
    const { status, body, text } = await storage(`/object/public/documents/${secret}`, {
      bearer: ana.session.access_token,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ statusCode: '404', error: 'Bucket not found' })
    expect(text).not.toContain('%PDF')
  })
})

describe('a public bucket', () => {
  it.each([
    ['GET', '/object/public/'],
    ['HEAD', '/object/public/'],
    ['GET', '/object/'],
    ['HEAD', '/object/'],
    ['GET', '/object/info/public/'],
    ['GET', '/object/info/'],
    ['GET', '/render/image/public/'],
  ])('a public bucket answers %s %s… without a key', async (method, route) => {
    const { status } = await storage(`${route}images/${logo}`, { method, key: null })
    expect(status).toBe(200)
  })

  it('anybody may download a file of a public bucket, with and without a transformation', async () => {
    const plain = await images().download(logo)
    expect(plain.data?.size).toBe(SAMPLES.png.length)
    const other = await signedUp()
    const seen = await other.client.storage.from('images').download(logo)
    expect(seen.data?.size).toBe(SAMPLES.png.length)
    const transform = { width: 10 }
    const own = await ana.client.storage.from('images').download(logo, { transform })
    expect(own.data?.size).toBe(SAMPLES.png.length)
  })

  it('a public bucket describes a file to anybody who knows the file’s name', async () => {
    const { data } = await images().info(logo)
    expect(data).toMatchObject({ contentType: 'image/png', size: SAMPLES.png.length })
    expect((await images().exists(logo)).data).toBe(true)
  })

  it('a public bucket lists its files to their owner only', async () => {
    const mine = await ana.client.storage.from('images').list(`logos/${ana.user.id}`)
    expect(mine.data?.map(({ name }) => name)).toEqual(['logo.png'])
    expect((await images().list(`logos/${ana.user.id}`)).data).toEqual([])
    expect((await images().list('logos')).data).toEqual([])
  })
})

describe('a page in a public bucket', () => {
  it('shows an HTML file of a public bucket as text, which cannot act as a page of our origin', async () => {
    const name = `paginas-${ana.user.id}`
    await admin().storage.createBucket(name, { public: true })
    const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' })
    expect((await admin().storage.from(name).upload('x.html', page)).error).toBeNull()
    const { headers } = await storage(`/object/public/${name}/x.html`, { key: null })
    expect(headers.get('content-type')).toBe('text/plain')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a private bucket', () => {
  it.each(['/object/', '/object/authenticated/', '/object/info/', '/render/image/authenticated/'])(
    'a private bucket answers GET %s… to its owner only',
    async (route) => {
      const path = `${route}documents/${secret}`
      expect((await storage(path, { bearer: ana.session.access_token })).status).toBe(200)
      const visitor = await storage(path)
      expect(visitor.status).toBe(400)
      expect(visitor.text).not.toContain('%PDF')
      expect((await storage(path, { key: null })).status).toBe(400)
    },
  )
})
