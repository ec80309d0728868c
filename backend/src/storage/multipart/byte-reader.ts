export class MultipartError extends Error {
  override name = 'MultipartError'
}

export class ByteReader {
  #buffer: Buffer
  readonly #source: AsyncIterator<Uint8Array>

  constructor(source: AsyncIterable<Uint8Array>, start: Buffer) {
    this.#source = source[Symbol.asyncIterator]()
    this.#buffer = start
  }

  /**
   * Yields everything before the next delimiter and drops the delimiter. After an interruption the next call continues, because the yielded
   * bytes have left the buffer.
   */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(delimiter)
      if (at >= 0) {
        const last = this.#take(at)
        if (last.length > 0) yield last
        this.#take(delimiter.length)
        return
      }
      const safe = this.#buffer.length - delimiter.length + 1
      if (safe > 0) yield this.#take(safe)
      await this.#fill()
    }
  }

  async readExactly(length: number): Promise<Buffer> {
    while (this.#buffer.length < length) await this.#fill()
    return this.#take(length)
  }

  unread(bytes: Buffer): void {
    this.#buffer = Buffer.concat([bytes, this.#buffer])
  }

  #take(length: number): Buffer {
    const taken = this.#buffer.subarray(0, length)
    this.#buffer = this.#buffer.subarray(length)
    return taken
  }

  async #fill(): Promise<void> {
    const { done, value } = await this.#source.next()
    if (done) throw new MultipartError('the body ended early')
    this.#buffer = Buffer.concat([this.#buffer, value])
  }
}

export async function collectUntil(
  reader: ByteReader,
  delimiter: Buffer,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of reader.until(delimiter)) {
    size += chunk.length
    if (size > maxBytes) throw new MultipartError(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
