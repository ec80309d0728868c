import { describe, expect, test } from 'vitest'
import { MultipartError } from './byte-reader.ts'
import { parseMultipart } from './parse-multipart.ts'
import { readBoundary } from './part-headers.ts'

interface ReadPart {
  name: string
  filename: string | undefined
  type: string | undefined
  text: string
}

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function parse(body: string | Buffer, boundary = 'X', size = 64): Promise<ReadPart[]> {
  const parts: ReadPart[] = []
  for await (const part of parseMultipart(inChunks(Buffer.from(body), size), boundary)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of part.content) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('latin1')
    parts.push({ name: part.name, filename: part.filename, type: part.type, text })
  }
  return parts
}

const FIELD = 'Content-Disposition: form-data; name="a"'
const FORM = `--X\r\n${FIELD}\r\n\r\n1\r\n--X\r\nContent-Disposition: form-data; name=""; filename="blob"\r\nContent-Type: image/png\r\n\r\nbytes\r\n--X--\r\n`

describe('multipart bodies', () => {
  test('the parts of a multipart body are the same however it is split into chunks', async () => {
    const expected = [
      { name: 'a', filename: undefined, type: undefined, text: '1' },
      { name: '', filename: 'blob', type: 'image/png', text: 'bytes' },
    ]
    for (let size = 1; size <= FORM.length; size += 1) {
      expect(await parse(FORM, 'X', size), `chunks of ${size}`).toEqual(expected)
    }
  })

  test.each([
    ['line breaks', '\r\n\r\n'],
    ['half a delimiter', '\r\n--'],
    ['a delimiter without its line break', '--X'],
    ['a delimiter after a bare line feed', '\n--X\n'],
    ['many beginnings of a delimiter', '\r\n-\r\n--\r\r\n--\r\n-'],
    ['a carriage return at the end', 'text\r'],
    ['nothing', ''],
  ])('a multipart body keeps content with %s', async (_, content) => {
    for (let size = 1; size <= 12; size += 1) {
      const [part] = await parse(`--X\r\n${FIELD}\r\n\r\n${content}\r\n--X--`, 'X', size)
      expect(part?.text, `chunks of ${size}`).toBe(content)
    }
  })

  test('a multipart body keeps every byte value', async () => {
    const bytes = Buffer.from(Array.from({ length: 4096 }, (_, i) => i % 256))
    const body = Buffer.concat([
      Buffer.from(`--X\r\n${FIELD}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--X--\r\n'),
    ])
    const [part] = await parse(body, 'X', 100)
    expect(Buffer.from(part?.text ?? '', 'latin1').equals(bytes)).toBe(true)
  })

  test('a multipart body may have a preamble, an epilogue and blanks after a delimiter', async () => {
    const body = `to be ignored\r\n--X \t\r\n${FIELD}\r\n\r\n1\r\n--X--\r\nignored too\r\n--X\r\n`
    expect(await parse(body)).toMatchObject([{ name: 'a', text: '1' }])
  })

  test('a multipart body may have no part', async () => expect(await parse('--X--')).toEqual([]))

  test.each([
    ['quoted with escapes', 'form-data; name="a\\"b"; filename="c;d.txt"', 'a"b', 'c;d.txt'],
    ['unquoted', 'form-data; name=a; filename=b.txt', 'a', 'b.txt'],
    ['the file name first', 'form-data; filename="b"; name="a"', 'a', 'b'],
    ['an empty file name', 'form-data; name="a"; filename=""', 'a', ''],
    ['a file name only in RFC 8187 form', "form-data; name=a; filename*=UTF-8''b", 'a', "UTF-8''b"],
    ['no name', 'form-data', '', undefined],
  ])('reads the parameters of a part: %s', async (_, disposition, name, filename) => {
    const body = `--X\r\ncontent-DISPOSITION: ${disposition}\r\n\r\n1\r\n--X--`
    expect(await parse(body)).toMatchObject([{ name, filename }])
  })

  test('the unread rest of a part is skipped', async () => {
    const names: string[] = []
    for await (const part of parseMultipart(inChunks(Buffer.from(FORM), 3), 'X')) {
      names.push(part.name)
      for await (const _ of part.content) break
    }
    expect(names).toEqual(['a', ''])
  })

  test.each([
    ['an empty body', ''],
    ['no delimiter', 'hello'],
    ['another boundary', FORM.replaceAll('--X', '--Y')],
    ['an end inside the headers', `--X\r\n${FIELD}`],
    ['an end inside the content', `--X\r\n${FIELD}\r\n\r\nhalf`],
    ['an end inside the last delimiter', `--X\r\n${FIELD}\r\n\r\nhalf\r\n--X`],
    ['a delimiter that goes on', `--X\r\n${FIELD}\r\n\r\n1\r\n--XY\r\n--X--`],
    ['endless headers', `--X\r\n${'a: b\r\n'.repeat(4000)}\r\n1\r\n--X--`],
    ['too many parts', `${`--X\r\n${FIELD}\r\n\r\n1\r\n`.repeat(101)}--X--`],
  ])('refuses multipart bodies with %s', async (_, body) => {
    await expect(parse(body)).rejects.toThrow(MultipartError)
  })

  test('a large part is not held in memory: each chunk is passed on before the next is read', async () => {
    let read = 0
    async function* source(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`--X\r\n${FIELD}\r\n\r\n`)
      for (; read < 1000; read += 1) yield Buffer.alloc(1000, 1)
      yield Buffer.from('\r\n--X--')
    }
    for await (const part of parseMultipart(source(), 'X')) {
      let given = 0
      for await (const chunk of part.content) {
        given += chunk.byteLength
        expect(read * 1000 - given).toBeLessThan(3000)
      }
    }
  })

  test('reads multipart bodies made by FormData', async () => {
    const form = new FormData()
    form.append('cacheControl', '3600')
    form.append('', new File(['contenido'], 'Título "raro".txt', { type: 'text/plain' }))
    const request = new Request('http://x', { method: 'POST', body: form })
    const boundary = readBoundary(request.headers.get('content-type') ?? '') ?? ''
    expect(await parse(Buffer.from(await request.arrayBuffer()), boundary, 17)).toMatchObject([
      { name: 'cacheControl', text: '3600' },
      { name: '', type: 'text/plain', text: 'contenido' },
    ])
  })
})

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['Multipart/Form-Data; charset=utf-8; Boundary="a b"', 'a b'],
  ['multipart/form-data', ''],
  ['multipart/form-data; boundary=', ''],
  ['multipart/mixed; boundary=abc', undefined],
  ['application/pdf', undefined],
  [undefined, undefined],
])('the boundary of the content-type %j is %j', (type, boundary) =>
  expect(readBoundary(type)).toBe(boundary),
)
