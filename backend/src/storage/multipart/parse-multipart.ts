import { MAX_PARTS, MAX_PART_HEADER_BYTES } from '../limits.ts'
import { ByteReader, MultipartError, collectUntil } from './byte-reader.ts'
import { parsePartHeaders, type PartHeaders } from './part-headers.ts'

export interface Part extends PartHeaders {
  /** To be read before the next part is asked for; what is not read then is skipped. */
  content: AsyncIterable<Uint8Array>
}

const CRLF = Buffer.from('\r\n')
const DASHES = Buffer.from('--')
const HEADERS_END = Buffer.from('\r\n\r\n')
const MAX_PADDING = 100

/** The parts of a multipart/form-data body (RFC 7578), streamed: memory does not grow with a part. */
export async function* parseMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter has no line break before it; with one of ours it is like the others.
  const reader = new ByteReader(source, CRLF)
  await skip(reader.until(delimiter))
  for (let parts = 0; !(await isEnd(reader)); parts += 1) {
    if (parts === MAX_PARTS) throw new MultipartError(`more than ${MAX_PARTS} parts`)
    const headers = await collectUntil(reader, HEADERS_END, MAX_PART_HEADER_BYTES)
    const content = new PartContent(reader, delimiter)
    yield { ...parsePartHeaders(headers.toString('utf8')), content }
    await skip(content)
  }
}

/** What follows a delimiter: `--` after the last part, otherwise a line break (RFC 2046: and blanks). */
async function isEnd(reader: ByteReader): Promise<boolean> {
  const next = await reader.readExactly(2)
  if (next.equals(DASHES)) return true
  reader.unread(next)
  const padding = await collectUntil(reader, CRLF, MAX_PADDING)
  if (/[^\t ]/.test(padding.toString('latin1'))) throw new MultipartError('a delimiter goes on')
  return false
}

/** Gives what is left of the part on every iteration, and nothing once its end has passed. */
class PartContent implements AsyncIterable<Uint8Array> {
  readonly #reader: ByteReader
  readonly #delimiter: Buffer
  #ended = false

  constructor(reader: ByteReader, delimiter: Buffer) {
    this.#reader = reader
    this.#delimiter = delimiter
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    if (this.#ended) return
    yield* this.#reader.until(this.#delimiter)
    this.#ended = true
  }
}

async function skip(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content) continue
}
