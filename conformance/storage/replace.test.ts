import { beforeAll, describe, expect, it } from 'vitest'
import { signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { SAMPLES, pdf, text } from '../support/samples.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

const documents = () => ana.client.storage.from('documents')
const at = (name: string) => `${ana.user.id}/${name}`

async function textAt(path: string): Promise<string | undefined> {
  return (await documents().download(path)).data?.text()
}

describe('what is there', () => {
  it('an upload to an existing key fails unless upsert says otherwise', async () => {
    await documents().upload(at('una.txt'), text('primera'))
    const { data, error } = await documents().upload(at('una.txt'), text('segunda'))
    expect(data).toBeNull()
    expect(error).toMatchObject({
      status: 400,
      statusCode: '409',
      code: 'KeyAlreadyExists',
      message: 'The resource already exists',
    })
    expect(await textAt(at('una.txt'))).toBe('primera')
  })

  it.each([
    [
      'upload with upsert',
      () => documents().upload(at('u1'), text('nueva'), { upsert: true }),
      'u1',
    ],
    [
      'upload of bytes with upsert',
      () => documents().upload(at('u2'), 'nueva', { upsert: true, contentType: 'text/plain' }),
      'u2',
    ],
    ['update', () => documents().update(at('u3'), text('nueva')), 'u3'],
    [
      'update with bytes',
      () => documents().update(at('u4'), 'nueva', { contentType: 'text/plain' }),
      'u4',
    ],
  ])('%s replaces an existing file and keeps its id', async (_, replace, name) => {
    const first = await documents().upload(at(name), text('vieja'))
    const before = (await documents().info(at(name))).data
    const second = await replace()
    expect(second.error).toBeNull()
    expect(second.data).toEqual(first.data)
    expect(await textAt(at(name))).toBe('nueva')
    const after = (await documents().info(at(name))).data
    expect(after?.version).not.toBe(before?.version)
    expect(after?.etag).not.toBe(before?.etag)
    expect(after?.createdAt).toBe(before?.createdAt)
  })

  it('a replaced file has type, cache time and metadata of the new upload', async () => {
    const metadata = { folio: 1 }
    await documents().upload(at('meta'), text('x'), { metadata, cacheControl: '60' })
    await documents().update(at('meta'), pdf(), { cacheControl: '10' })
    const { data } = await documents().info(at('meta'))
    expect(data).toMatchObject({
      contentType: 'application/pdf',
      cacheControl: 'max-age=10',
      size: SAMPLES.pdf.length,
    })
    expect(data?.metadata).toEqual({})
  })

  it('a refused upload leaves the file as it was', async () => {
    await documents().upload(at('firme.pdf'), pdf())
    const program = new Blob([SAMPLES.executable], { type: 'application/pdf' })
    expect((await documents().update(at('firme.pdf'), program)).error?.statusCode).toBe('415')
    const { data } = await documents().download(at('firme.pdf'))
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(SAMPLES.pdf)
  })

  it('the header x-upsert asks for a replacement on the wire', async () => {
    await documents().upload(at('cable.txt'), text('vieja'))
    const send = (upsert: string) =>
      storage(`/object/documents/${at('cable.txt')}`, {
        method: 'POST',
        bearer: ana.session.access_token,
        headers: { 'content-type': 'text/plain', 'x-upsert': upsert },
        body: 'nueva',
      })
    expect((await send('false')).body).toMatchObject({ statusCode: '409', error: 'Duplicate' })
    expect((await send('true')).status).toBe(200)
    expect(await textAt(at('cable.txt'))).toBe('nueva')
  })
})

describe('what is not there', () => {
  it('an upload with upsert creates a missing file', async () => {
    const { error } = await documents().upload(at('n1'), text('x'), { upsert: true })
    expect(error).toBeNull()
  })

  it('update creates a missing file', async () => {
    expect((await documents().update(at('n2'), text('x'))).error).toBeNull()
    expect(await textAt(at('n2'))).toBe('x')
  })
})

describe('many uploads to one key at once', () => {
  it('many uploads to one key at once store the content of exactly one and refuse the others', async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, i) => documents().upload(at('carrera'), text(`n${i}`))),
    )
    expect(results.filter(({ error }) => error === null)).toHaveLength(1)
    const lost = results.flatMap(({ error }) => error ?? [])
    expect(new Set(lost.map(({ statusCode }) => statusCode))).toEqual(new Set(['409']))
    const winner = results.findIndex(({ error }) => error === null)
    expect(await textAt(at('carrera'))).toBe(`n${winner}`)
  })

  it('many uploads to one key at once with upsert all succeed and one content stays', async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        documents().upload(at('carrera-2'), text(`n${i}`), { upsert: true }),
      ),
    )
    expect(results.map(({ error }) => error).filter(Boolean)).toEqual([])
    expect(await textAt(at('carrera-2'))).toMatch(/^n\d+$/)
    const { data } = await documents().list(ana.user.id, { search: 'carrera-2' })
    expect(data).toHaveLength(1)
  })
})
