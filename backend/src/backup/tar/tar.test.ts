import { Readable, Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, it } from 'vitest'
import { readTar } from './read-tar.ts'
import { addParts, writeTar, type AddFile } from './write-tar.ts'

function inChunks(bytes: Buffer, size: number): AsyncIterable<Uint8Array> {
  const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => i * size)
  return Readable.from(starts.map((start) => bytes.subarray(start, start + size)))
}

async function list(source: AsyncIterable<Uint8Array>): Promise<[string, string][]> {
  const found: [string, string][] = []
  for await (const { path, content } of readTar(source)) {
    found.push([path, await text(content)])
  }
  return found
}

const FILES: [string, string][] = [
  ['manifest.json', '{}'],
  ['tables/public.clients/000001', ''],
  ['tables/public.clients/000002', 'x'.repeat(512)],
  [`tables/${'ñ'.repeat(70)}/000001`, 'á'.repeat(1000)],
]
const archive = await buffer(
  writeTar(async (add) => {
    for (const [path, content] of FILES) await add(path, Buffer.from(content))
  }),
)

describe('an archive', () => {
  it.each([1, 7, 512, 513, 100_000])(
    'a tar archive is read as it was written, in chunks of %d',
    async (chunk) => {
      expect(await list(inChunks(archive, chunk))).toEqual(FILES)
    },
  )

  it.each([511, 700, archive.length - 1025])(
    'refuses a tar archive that is cut off after %d bytes',
    async (length) => {
      await expect(list(inChunks(archive.subarray(0, length), 100))).rejects.toThrow(
        'dañado o incompleto',
      )
    },
  )

  it('refuses a tar archive with a changed header', async () => {
    const changed = Buffer.from(archive)
    changed[3] = 0x41
    await expect(list(inChunks(changed, 512))).rejects.toThrow('dañado o incompleto')
  })

  it('a tar archive fails with the error of the one who fills or reads it', async () => {
    const full = new Error('the disk is full')
    await expect(buffer(writeTar(() => Promise.reject(full)))).rejects.toBe(full)
    async function* broken() {
      yield archive.subarray(0, 700)
      await Promise.reject(full)
    }
    await expect(list(broken())).rejects.toBe(full)
  })
})

describe('a taker that fails in the middle', () => {
  /** The content is so large that parts still wait when the reader fails. */
  const fill = async (add: AddFile) => {
    for (let i = 0; i < 8; i += 1) await add(`file-${i}`, Buffer.alloc(1024 * 1024))
  }

  it('a destination that fails in the middle fails the archive and nothing else', async () => {
    let isFilled = false
    const archive = writeTar((add) => fill(add).then(() => void (isFilled = true)))
    const full = new Writable({
      write: (_chunk, _encoding, done) => done(new Error('ENOSPC: no space left on device')),
    })
    await expect(pipeline(Readable.from(archive), full)).rejects.toThrow('ENOSPC')
    expect(isFilled).toBe(false)
  })

  it('a signal stops a destination in the middle without a trace', async () => {
    const stopping = new AbortController()
    const slow = new Writable({
      highWaterMark: 1,
      write: () => stopping.abort(),
    })
    const { signal } = stopping
    const writing = pipeline(Readable.from(writeTar(fill)), slow, { signal })
    await expect(writing).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })
})

describe('addParts', () => {
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
  ])('addParts cuts chunks of %j into parts of %j', async (chunks, parts) => {
    const source = Readable.from(chunks.map((size) => Buffer.alloc(size, 'x')))
    const found = await list(writeTar((add) => addParts(add, 'folder', source, 4)))
    expect(found.map(([path]) => path)).toEqual(
      parts.map((_, i) => `folder/${String(i + 1).padStart(6, '0')}`),
    )
    expect(found.map(([, content]) => content.length)).toEqual(parts)
  })
})
