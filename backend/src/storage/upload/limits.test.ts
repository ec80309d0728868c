import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOCX_TYPE, ODT_TYPE, SAMPLES, pdfOfSize } from '../testing/samples.ts'
import { createTestStorage, type Agent, type TestStorage } from '../testing/test-storage.ts'

let harness: TestStorage
let ana: Agent
const MIB = 1024 * 1024
const LIMIT = 10 * MIB

beforeAll(async () => {
  harness = await createTestStorage()
  ana = await harness.createAgent()
})
afterAll(() => harness.close())

const documents = () => ana.storage.from('documents')

async function expectNothingNew(work: () => Promise<void>): Promise<void> {
  const [files, rows] = [await harness.countFiles(), await harness.countRows()]
  await work()
  expect(await harness.countFiles()).toBe(files)
  expect(await harness.countRows()).toBe(rows)
}

const TOO_LARGE = {
  status: 400,
  statusCode: '413',
  message: 'The object exceeded the maximum allowed size',
}

// DOC-34 limits the size and the type of an upload.
describe('size', () => {
  const type = 'application/pdf'
  const forms: [string, (size: number) => Blob | Buffer | ReadableStream<Uint8Array>][] = [
    ['a form', (size) => new Blob([pdfOfSize(size)], { type })],
    ['a raw body', (size) => pdfOfSize(size)],
    ['a stream of unknown length', (size) => new Blob([pdfOfSize(size)]).stream()],
  ]

  test.each(forms)('accepts uploads of 10 MiB exactly as %s', async (name, make) => {
    const path = `${ana.id}/${name.replaceAll(' ', '-')}.pdf`
    const { error } = await documents().upload(path, make(LIMIT), { contentType: type })
    expect(error).toBeNull()
    expect((await documents().info(path)).data?.size).toBe(LIMIT)
  })

  test.each(forms)('refuses one byte over 10 MiB as %s, and leaves nothing', async (_, make) => {
    await expectNothingNew(async () => {
      const path = `${ana.id}/large.pdf`
      const { error } = await documents().upload(path, make(LIMIT + 1), { contentType: type })
      expect(error).toMatchObject(TOO_LARGE)
    })
  })

  test('refuses an upload over 50 MiB whatever the bucket allows', async () => {
    await harness.service.createBucket('big', { public: false })
    const { error } = await harness.service.from('big').upload('x', Buffer.alloc(50 * MIB + 1))
    expect(error).toMatchObject(TOO_LARGE)
  })

  test('an upload far over the limit is cut off before its end', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += MIB
        controller.enqueue(new Uint8Array(MIB).fill(0x20))
      },
    })
    const response = await harness.call(
      'POST',
      `/object/documents/${ana.id}/endless.txt`,
      ana.token,
      {
        headers: { 'content-type': 'text/plain' },
        body: endless,
        duplex: 'half',
      },
    )
    expect(await response.json()).toMatchObject({ statusCode: '413' })
    expect(sent).toBeLessThan(200 * MIB)
  })

  test('the placeholder of an empty folder is empty and needs no type', async () => {
    const path = `${ana.id}/new/.emptyFolderPlaceholder`
    expect((await documents().upload(path, new Blob([]))).error).toBeNull()
    const other = `${ana.id}/other/.emptyFolderPlaceholder`
    expect((await documents().upload(other, new Blob(['x']))).error).toMatchObject(TOO_LARGE)
  })
})

describe('type', () => {
  test.each<[keyof typeof SAMPLES, string]>([
    ['pdf', 'application/pdf'],
    ['doc', 'application/msword'],
    ['docx', DOCX_TYPE],
    ['googleDocx', DOCX_TYPE],
    ['odt', ODT_TYPE],
    ['text', 'text/plain'],
  ])('%s is accepted as a document, with and without a declared type', async (sample, type) => {
    for (const declared of [type, 'application/octet-stream', '']) {
      const path = `${ana.id}/${sample}-${declared.length}`
      const { error } = await documents().upload(
        path,
        new Blob([SAMPLES[sample]], { type: declared }),
      )
      expect(error, declared).toBeNull()
      expect((await documents().info(path)).data?.contentType).toBe(type)
    }
  })

  test.each<[keyof typeof SAMPLES, string]>([
    ['executable', 'application/pdf'],
    ['elf', 'text/plain'],
    ['jar', DOCX_TYPE],
    ['xlsx', DOCX_TYPE],
    ['docm', DOCX_TYPE],
    ['installer', 'application/msword'],
    ['png', 'application/pdf'],
    ['text', 'application/pdf'],
    ['pdf', 'text/plain'],
    ['latin1', 'text/plain'],
    ['executable', 'application/octet-stream'],
    ['png', 'image/png'],
    ['pdf', 'application/x-pdf'],
  ])(
    'a file of the kind %s declared as %s is refused, and leaves nothing',
    async (sample, type) => {
      await expectNothingNew(async () => {
        const body = new Blob([SAMPLES[sample]], { type })
        const { error } = await documents().upload(`${ana.id}/contrato.pdf`, body, { upsert: true })
        expect(error).toMatchObject({ status: 400, statusCode: '415', code: 'InvalidMimeType' })
      })
    },
  )

  test('an upload whose first bytes show a refused type is not read to its end', async () => {
    let sent = 0
    const program = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += MIB
        controller.enqueue(Buffer.concat([SAMPLES.executable, Buffer.alloc(MIB)]))
        if (sent > 9 * MIB) controller.close()
      },
    })
    const { error } = await documents().upload(`${ana.id}/big.pdf`, program, {
      contentType: 'application/pdf',
    })
    expect(error).toMatchObject({ statusCode: '415' })
  })

  test('the bucket for images accepts a picture and refuses a document', async () => {
    const images = ana.storage.from('images')
    for (const [sample, type] of [
      ['png', 'image/png'],
      ['jpeg', 'image/jpeg'],
    ] as const) {
      const path = `logos/${ana.id}/${sample}`
      expect((await images.upload(path, new Blob([SAMPLES[sample]], { type }))).error).toBeNull()
    }
    const { error } = await images.upload(
      `logos/${ana.id}/x`,
      new Blob([SAMPLES.pdf], { type: 'image/png' }),
    )
    expect(error).toMatchObject({ statusCode: '415' })
  })

  test('a charset is part of the type, as on Supabase', async () => {
    const { error } = await documents().upload(`${ana.id}/c.txt`, 'hola')
    expect(error?.message).toBe('mime type text/plain;charset=UTF-8 is not supported')
  })
})

/** The path is sent as raw bytes, because fetch and URL would normalize it. */
function sendRaw(path: string): Promise<string> {
  const { port } = new URL(harness.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        `POST /storage/v1/object/${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n` +
          `apikey: ${harness.services.keyring.secretKey}\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\nx`,
      )
    })
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('keys on the wire', () => {
  test.each([
    'documents/..%2f..%2fetc%2fpasswd',
    'documents/a/..%2fb',
    'documents/%2fetc/passwd',
    'documents/a%2f%2fb',
    'documents/a%00b',
    'documents/a%0ab',
    'documents/a%5c..%5cb',
    'documents/%252e%252e%252fb',
    'documents/a%25b',
    'documents/a%zz',
    'documents/%c3%b1.txt',
    'documents/%ff',
    'documents/a//b',
    'documents/a/',
    `documents/${'a'.repeat(1025)}`,
    'documents%2fa/b',
    '..%2fdocuments/b',
  ])('the key %s stores nothing', async (path) => {
    await expectNothingNew(async () => {
      expect(await sendRaw(path)).toMatch(/^HTTP\/1.1 (?:400|404) /)
    })
  })

  test('a URL whose dots the URL itself resolves leads to a key without dots, under the same policies', async () => {
    await sendRaw('documents/x/../y')
    await sendRaw('documents/x/%2e%2e/z')
    const { rows } = await harness.owner.query(
      `select name from storage.objects where name like '%..%' or name like '%\\%2e%'`,
    )
    expect(rows).toEqual([])
  })

  test('a list returns every allowed character of a key unchanged', async () => {
    const name = `${ana.id}/we!rd-._*'() &$@=;:+,?.txt`
    const path = `/object/documents/${encodeURIComponent(name)}`
    const response = await harness.call('POST', path, ana.token, {
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    })
    expect(await response.json()).toMatchObject({ Key: `documents/${name}` })
    const read = await harness.call('GET', path, ana.token)
    expect(await read.text()).toBe('x')
  })
})

function formWith(metadata: object): FormData {
  const form = new FormData()
  form.append('metadata', JSON.stringify(metadata))
  form.append('', new Blob(['%PDF-'], { type: 'application/pdf' }), 'a.pdf')
  return form
}

describe('bodies', () => {
  const path = () => `/object/documents/${ana.id}/body.pdf`

  test.each([
    ['a form without a file', () => new FormData(), {}, 'No content provided'],
    [
      'a form cut off',
      () => '--X\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\n%PDF-',
      { 'content-type': 'multipart/form-data; boundary=X' },
      /Malformed multipart body/,
    ],
    [
      'a form without a boundary',
      () => 'x',
      { 'content-type': 'multipart/form-data' },
      /Malformed multipart body/,
    ],
    [
      'metadata that is no object',
      () => '%PDF-',
      { 'content-type': 'application/pdf', 'x-metadata': 'W10=' },
      'metadata must be a JSON object',
    ],
    [
      'DOC-104 metadata over 8 kB',
      () => '%PDF-',
      {
        'content-type': 'application/pdf',
        'x-metadata': Buffer.from(JSON.stringify({ a: 'x'.repeat(8192) })).toString('base64'),
      },
      'metadata must not be larger than 8192 bytes',
    ],
    [
      'DOC-104 metadata over 8 kB in a form',
      () => formWith({ a: 'x'.repeat(8192) }),
      {},
      'metadata must not be larger than 8192 bytes',
    ],
    [
      'a compressed body',
      () => '%PDF-',
      { 'content-type': 'application/pdf', 'content-encoding': 'gzip' },
      /Content-Encoding is not supported/,
    ],
  ])('refuses a body with %s and leaves nothing', async (_, body, headers, message) => {
    await expectNothingNew(async () => {
      const response = await harness.call('POST', path(), ana.token, { body: body(), headers })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        statusCode: '400',
        message: expect.stringMatching(message),
      })
    })
  })

  test('refuses an upload to a missing bucket', async () => {
    const { error } = await ana.storage.from('none').upload('a', new Blob(['x']))
    expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
  })
})
