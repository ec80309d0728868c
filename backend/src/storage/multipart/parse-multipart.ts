import { MAX_PARTS, MAX_PART_HEADER_BYTES } from '../limits.ts'
import { ByteReader, MultipartError, collectUntil } from './byte-reader.ts'
import { parsePartHeaders, type PartHeaders } from './part-headers.ts'

export interface Part extends PartHeaders {
  /** Content that was not read is skipped when the next part is requested. */
  content: AsyncIterable<Uint8Array>
}

const CRLF = Buffer.from('\r\n')
const DASHES = Buffer.from('--')
const HEADERS_END = Buffer.from('\r\n\r\n')
const MAX_PADDING = 100

export async function* parseMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter comes without a line break before it, so one is prepended to the source.
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

/** Two dashes follow the last delimiter, and a line break follows the others. (RFC 2046 also allows blanks.) */
async function isEnd(reader: ByteReader): Promise<boolean> {
  const next = await reader.readExactly(2)
  if (next.equals(DASHES)) return true
  reader.unread(next)
  const padding = await collectUntil(reader, CRLF, MAX_PADDING)
  if (/[^\t ]/.test(padding.toString('latin1'))) throw new MultipartError('a delimiter goes on')
  return false
}

/** Every new iteration continues where the last one stopped. */
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
