/** POSIX ustar, as far as we need it: regular files that any `tar` lists and extracts. */

export const BLOCK = 512
/** Held in memory until the size is known, which a tar header must say in advance. */
const PART_BYTES = 4 * 1024 * 1024

/** A source of unknown length as numbered files in a folder; put together they are the source again. */
export async function* writeParts(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  partBytes = PART_BYTES,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let size = 0
  let part = 0
  const name = () => `${folder}/${String((part += 1)).padStart(6, '0')}`
  for await (const chunk of source) {
    held.push(chunk)
    size += chunk.byteLength
    if (size < partBytes) continue
    yield* writeFile(name(), Buffer.concat(held))
    held = []
    size = 0
  }
  if (size > 0 || part === 0) yield* writeFile(name(), Buffer.concat(held))
}

export function* writeFile(path: string, content: Uint8Array): Generator<Uint8Array> {
  yield header(path, content.byteLength)
  yield content
  const over = content.byteLength % BLOCK
  if (over > 0) yield Buffer.alloc(BLOCK - over)
}

export function endOfArchive(): Uint8Array {
  return Buffer.alloc(2 * BLOCK)
}

function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  const slash = path.lastIndexOf('/')
  put(block, 0, 100, path.slice(slash + 1))
  put(block, 100, 8, '0000600\0')
  put(block, 108, 8, '0000000\0')
  put(block, 116, 8, '0000000\0')
  put(block, 124, 12, `${size.toString(8).padStart(11, '0')}\0`)
  put(block, 136, 12, `${Math.floor(Date.now() / 1000).toString(8)}\0`)
  put(block, 156, 1, '0')
  put(block, 257, 8, 'ustar\x0000')
  put(block, 345, 155, slash > 0 ? path.slice(0, slash) : '')
  put(block, 148, 8, `${checksum(block).toString(8).padStart(6, '0')}\0 `)
  return block
}

function put(block: Buffer, offset: number, length: number, text: string): void {
  if (Buffer.byteLength(text) > length) throw new Error(`too long for a tar header: ${text}`)
  block.write(text, offset, 'utf8')
}

/** The sum of all bytes, the checksum's own eight taken as spaces. */
export function checksum(block: Uint8Array): number {
  return block.reduce((sum, byte, i) => sum + (i >= 148 && i < 156 ? 32 : byte), 0)
}
