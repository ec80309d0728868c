import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLES } from '../testing/samples.ts'
import { createTestStorage, type Agent, type TestStorage } from '../testing/test-storage.ts'
import { signDownload, signUpload } from '../signed-token.ts'

let harness: TestStorage
let ana: Agent
let at: string

beforeAll(async () => {
  harness = await createTestStorage()
  ana = await harness.createAgent()
  at = `${ana.id}/a b.pdf`
  await ana.storage.from('documents').upload(at, pdf())
})
afterAll(() => harness.close())

const pdf = () => new Blob([SAMPLES.pdf], { type: 'application/pdf' })
const documents = () => ana.storage.from('documents')

async function refusalOf(response: Response): Promise<unknown> {
  expect(response.status).toBe(400)
  return response.json()
}

const open = (path: string, token: string) =>
  harness.call('GET', `/object/sign/documents/${encodeURI(path)}?token=${token}`, null)

describe('signed links', () => {
  test('signed URLs open a private object without a credential, until they end', async () => {
    const { data } = await documents().createSignedUrl(at, 60, { download: 'contrato.pdf' })
    const response = await fetch(data!.signedUrl)
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBe(SAMPLES.pdf.length)
    expect(response.headers.get('cache-control')).toBe('private')
    const expires = Date.parse(response.headers.get('expires') ?? '')
    expect(Math.abs(expires - Date.now() - 60_000)).toBeLessThan(5000)
    expect(response.headers.get('content-disposition')).toContain('contrato.pdf')
  })

  test('many URLs can be signed at once, each with its own answer', async () => {
    const { data } = await documents().createSignedUrls([at, `${ana.id}/none.pdf`], 60)
    expect(data).toMatchObject([
      { error: null, path: at, signedUrl: expect.stringContaining('token=') },
      {
        error: 'Either the object does not exist or you do not have access to it',
        path: `${ana.id}/none.pdf`,
        signedUrl: null,
      },
    ])
    expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200)
  })

  test('refuses to sign a URL for a missing file', async () => {
    const { error } = await documents().createSignedUrl(`${ana.id}/none.pdf`, 60)
    expect(error).toMatchObject({ statusCode: '404', message: 'Object not found' })
  })

  test.each([0, -1, 1.5, 'x', null])('refuses to sign a URL for %j seconds', async (expiresIn) => {
    const response = await harness.call('POST', `/object/sign/documents/${at}`, ana.token, {
      body: JSON.stringify({ expiresIn }),
    })
    expect(await refusalOf(response)).toMatchObject({ statusCode: '400', error: 'InvalidRequest' })
  })

  test('a signed URL ends at the second that its token names', async () => {
    const token = await signDownload(
      harness.services.keyring,
      { url: `documents/${at}`, session: undefined },
      0,
    )
    expect(await refusalOf(await open(at, token))).toMatchObject({
      statusCode: '400',
      error: 'InvalidJWT',
      message: '"exp" claim timestamp check failed',
    })
  })

  test('a signed URL opens one path only, exactly', async () => {
    await documents().upload(`${ana.id}/other.pdf`, pdf())
    const token = await signDownload(
      harness.services.keyring,
      { url: `documents/${at}`, session: undefined },
      60,
    )
    for (const path of [`${ana.id}/other.pdf`, at.toUpperCase(), `${at}.pdf`, at.slice(0, -1)]) {
      expect(await refusalOf(await open(path, token))).toMatchObject({
        error: 'InvalidSignature',
        message: 'Invalid signature',
      })
    }
  })

  test('refuses a signed URL whose token was changed, is unsigned or missing', async () => {
    const token = await signDownload(
      harness.services.keyring,
      { url: `documents/${at}`, session: undefined },
      60,
    )
    for (const bad of [`${token.slice(0, -4)}AAAA`, 'nonsense', 'a.b.c']) {
      expect(await refusalOf(await open(at, bad))).toMatchObject({ error: 'InvalidJWT' })
    }
    expect(await refusalOf(await open(at, ''))).toMatchObject({ error: 'InvalidRequest' })
  })
})

describe('a token of one kind is none of another', () => {
  test('a user’s token opens no signed URL, even with the right claims added', async () => {
    expect(await refusalOf(await open(at, ana.token))).toMatchObject({ error: 'InvalidSignature' })
    const now = Math.floor(Date.now() / 1000)
    const mixed = await harness.services.keyring.sign({
      url: `documents/${at}`,
      scope: 'download',
      role: 'authenticated',
      sub: ana.id,
      iat: now,
      exp: now + 60,
    })
    expect(await refusalOf(await open(at, mixed))).toMatchObject({ error: 'InvalidSignature' })
  })

  test('a token for uploads downloads nothing, and a token for downloads uploads nothing', async () => {
    const { keyring } = harness.services
    const url = `documents/${at}`
    const upload = await signUpload(
      keyring,
      { url, owner: ana.id, upsert: true, session: undefined },
      60,
    )
    expect(await refusalOf(await open(at, upload))).toMatchObject({ error: 'InvalidSignature' })
    const token = await signDownload(keyring, { url: url, session: undefined }, 60)
    const { error } = await harness.anonymous.from('documents').uploadToSignedUrl(at, token, pdf())
    expect(error).toMatchObject({ message: 'Invalid signature' })
  })

  test('no token of a signed URL is a credential', async () => {
    const { keyring } = harness.services
    const url = `documents/${at}`
    for (const token of [
      await signDownload(keyring, { url: url, session: undefined }, 60),
      await signUpload(keyring, { url, owner: ana.id, upsert: true, session: undefined }, 60),
    ]) {
      const listed = await harness.call('POST', '/object/list/documents', token, { body: '{}' })
      expect(await refusalOf(listed)).toMatchObject({ statusCode: '403' })
      const read = await harness.call('GET', `/object/authenticated/documents/${at}`, token)
      expect(await refusalOf(read)).toMatchObject({ statusCode: '403' })
    }
  })
})

describe('signed uploads', () => {
  const path = () => `${ana.id}/signed.pdf`

  test('a signed upload stores for the person who signed, without a credential', async () => {
    const { data } = await documents().createSignedUploadUrl(path())
    const { data: stored, error } = await harness.anonymous
      .from('documents')
      .uploadToSignedUrl(path(), data!.token, pdf())
    expect(error).toBeNull()
    expect(stored).toEqual({ path: path(), fullPath: `documents/${path()}` })
    const { rows } = await harness.owner.query(
      'select owner_id from storage.objects where name = $1',
      [path()],
    )
    expect(rows).toEqual([{ owner_id: ana.id }])
  })

  test('a signed upload replaces a file only when signed for that', async () => {
    const at = `${ana.id}/signed-twice.pdf`
    const { data } = await documents().createSignedUploadUrl(at)
    const upload = (token: string) =>
      harness.anonymous.from('documents').uploadToSignedUrl(at, token, pdf(), { upsert: true })
    expect((await upload(data!.token)).error).toBeNull()
    expect((await upload(data!.token)).error).toMatchObject({ statusCode: '409' })
    const again = await documents().createSignedUploadUrl(at, { upsert: true })
    expect((await upload(again.data!.token)).error).toBeNull()
  })

  test('a signed upload obeys the rules of the bucket', async () => {
    const { data } = await documents().createSignedUploadUrl(`${ana.id}/bad.pdf`)
    const bad = new Blob([SAMPLES.executable], { type: 'application/pdf' })
    const { error } = await harness.anonymous
      .from('documents')
      .uploadToSignedUrl(`${ana.id}/bad.pdf`, data!.token, bad)
    expect(error).toMatchObject({ statusCode: '415' })
  })

  test('a signed upload does not replace a file that another person stored at the path meanwhile', async () => {
    const eva = await harness.createAgent()
    const png = () => new Blob([SAMPLES.png], { type: 'image/png' })
    const shared = 'processed/shared.png'
    const { data } = await ana.storage
      .from('images')
      .createSignedUploadUrl(shared, { upsert: true })
    expect((await eva.storage.from('images').upload(shared, png())).error).toBeNull()
    const { error } = await harness.anonymous
      .from('images')
      .uploadToSignedUrl(shared, data!.token, png())
    expect(error).toMatchObject({ statusCode: '403' })
  })
})
