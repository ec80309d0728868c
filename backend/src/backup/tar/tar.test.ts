import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readTar } from './read-tar.ts'
import { endOfArchive, writeFile, writeParts } from './write-tar.ts'

async function collect(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The same bytes in chunks that fall across every boundary. */
function inChunks(bytes: Buffer, size: number): AsyncIterable<Uint8Array> {
  const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => i * size)
  return Readable.from(starts.map((start) => bytes.subarray(start, start + size)))
}

async function list(bytes: Buffer, chunk: number): Promise<[string, string][]> {
  const found: [string, string][] = []
  for await (const { path, content } of readTar(inChunks(bytes, chunk))) {
    found.push([path, (await collect(content)).toString('utf8')])
  }
  return found
}

const FILES: [string, string][] = [
  ['manifest.json', '{}'],
  ['tables/public.clients/000001', ''],
  ['tables/public.clients/000002', 'x'.repeat(512)],
  [`tables/${'ñ'.repeat(70)}/000001`, 'á'.repeat(1000)],
]
const archive = await collect([
  ...FILES.flatMap(([path, text]) => [...writeFile(path, Buffer.from(text))]),
  endOfArchive(),
])

describe('an archive', () => {
  it.each([1, 7, 512, 513, 100_000])('reads as it was written, in chunks of %d', async (chunk) => {
    expect(await list(archive, chunk)).toEqual(FILES)
  })

  it.each([0, 511, 512, 700, 1024, archive.length - 1024])(
    'cut off after %d bytes is refused',
    async (length) => {
      await expect(list(archive.subarray(0, length), 100)).rejects.toThrow('dañado o incompleto')
    },
  )

  it('with a changed header is refused', async () => {
    const changed = Buffer.from(archive)
    changed[3] = 0x41
    await expect(list(changed, 512)).rejects.toThrow('cabecera')
  })

  it('refuses to write a name that does not fit', () => {
    expect(() => [...writeFile(`a/${'b'.repeat(101)}`, Buffer.alloc(0))]).toThrow('too long')
  })
})

describe('writeParts', () => {
  it.each<[chunks: number[], parts: number[]]>([
    [[], [0]],
    [[3], [3]],
    [
      [4, 4],
      [4, 4],
    ],
    [
      [10, 1, 1, 1, 1, 1],
      [10, 4, 1],
    ],
  ])('cuts chunks of %j into parts of %j', async (chunks, parts) => {
    const source = Readable.from(chunks.map((size) => Buffer.alloc(size, 'x')))
    const bytes = await collect(writeParts('folder', source, 4))
    const found = await list(Buffer.concat([bytes, endOfArchive()]), 512)
    expect(found.map(([path]) => path)).toEqual(
      parts.map((_, i) => `folder/${String(i + 1).padStart(6, '0')}`),
    )
    expect(found.map(([, text]) => text.length)).toEqual(parts)
  })
})
