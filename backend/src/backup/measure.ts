import { createHash, type Hash } from 'node:crypto'

const NEWLINE = 10

/** COPY's text format escapes newlines within values, so lines are rows. */
export class Tally {
  bytes = 0
  lines = 0
  readonly #hash: Hash = createHash('sha256')

  async *count(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      this.bytes += chunk.byteLength
      this.#hash.update(chunk)
      for (let i = chunk.indexOf(NEWLINE); i >= 0; i = chunk.indexOf(NEWLINE, i + 1))
        this.lines += 1
      yield chunk
    }
  }

  digest(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.#hash.digest('hex') }
  }
}
