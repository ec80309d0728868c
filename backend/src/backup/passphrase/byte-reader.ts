export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>
  #left: Uint8Array = new Uint8Array(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async some(most: number): Promise<Uint8Array | undefined> {
    while (this.#left.byteLength === 0) {
      const next = await this.#source.next()
      if (next.done) return undefined
      this.#left = next.value
    }
    const taken = this.#left.subarray(0, most)
    this.#left = this.#left.subarray(taken.byteLength)
    return taken
  }

  async exactly(count: number): Promise<Buffer | undefined> {
    const bytes = await this.upTo(count)
    return bytes.byteLength === count ? bytes : undefined
  }

  async upTo(count: number): Promise<Buffer> {
    const taken: Uint8Array[] = []
    for (let missing = count; missing > 0;) {
      const bytes = await this.some(missing)
      if (!bytes) break
      taken.push(bytes)
      missing -= bytes.byteLength
    }
    return Buffer.concat(taken)
  }

  async close(): Promise<void> {
    await this.#source.return?.()
  }
}
