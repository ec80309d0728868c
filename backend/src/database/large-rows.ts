import type { Connection } from 'pg'

/** A row of the result. Each value is the bytes that PostgreSQL sent, or null. */
export type LargeRow = (Buffer<ArrayBuffer> | null)[]

type Take = (row: LargeRow) => void

/** For a row below this size the driver's own parser costs less. */
const LARGE_BYTES = 4_096

const HEADER_BYTES = 5
const DATA_ROW = 'D'.charCodeAt(0)

/**
 * Stands between a connection's socket and the driver's parser, and takes out large rows for a reader who wants bytes. The driver decodes
 * every value into a string, which then has to be encoded again for the answer: half of the time that a page of rows takes in this process.
 * Everything else reaches the driver unchanged (message format: PostgreSQL's documentation, 54.7).
 */
export class LargeRows {
  readonly #parse: (chunk: Buffer) => void
  #take: Take | undefined
  /** The beginning of a message whose length is not known yet. */
  #beginning: Buffer | undefined
  /** The number of bytes of the present message that have not arrived yet and go to the driver. */
  #passing = 0
  #row: Buffer<ArrayBuffer> | undefined
  #filled = 0

  constructor(parse: (chunk: Buffer) => void) {
    this.#parse = parse
  }

  /** From now on the callback gets the large rows, until a call with undefined. */
  giveTo(take: Take | undefined): void {
    this.#take = take
  }

  push(received: Buffer): void {
    const chunk = this.#beginning ? Buffer.concat([this.#beginning, received]) : received
    this.#beginning = undefined
    let at = 0
    /** The bytes from this index to `at` go to the driver. */
    let passFrom = 0
    const pass = () => {
      if (at > passFrom) this.#parse(chunk.subarray(passFrom, at))
    }
    while (at < chunk.length) {
      if (this.#row) {
        at += this.#fill(this.#row, chunk.subarray(at))
        passFrom = at
      } else if (this.#passing > 0) {
        const bytes = Math.min(this.#passing, chunk.length - at)
        this.#passing -= bytes
        at += bytes
      } else if (chunk.length - at < HEADER_BYTES) {
        pass()
        this.#beginning = chunk.subarray(at)
        return
      } else {
        const length = chunk.readUInt32BE(at + 1)
        if (this.#take && chunk[at] === DATA_ROW && length >= LARGE_BYTES) {
          pass()
          this.#row = Buffer.allocUnsafe(length - 4)
          this.#filled = 0
          at += HEADER_BYTES
          passFrom = at
        } else {
          this.#passing = length + 1
        }
      }
    }
    pass()
  }

  /** Returns the number of bytes that were copied into the row. */
  #fill(row: Buffer<ArrayBuffer>, bytes: Buffer): number {
    const copied = bytes.copy(row, this.#filled)
    this.#filled += copied
    if (this.#filled === row.length) {
      this.#row = undefined
      this.#take?.(readFields(row))
    }
    return copied
  }
}

function readFields(row: Buffer<ArrayBuffer>): LargeRow {
  let at = 2
  return Array.from({ length: row.readUInt16BE(0) }, () => {
    const length = row.readInt32BE(at)
    at += 4
    if (length < 0) return null
    at += length
    return row.subarray(at - length, at)
  })
}

const known = new WeakMap<object, LargeRows>()

export function takeLargeRows(connection: Connection): void {
  const [parse, ...others] = connection.stream.listeners('data') as ((chunk: Buffer) => void)[]
  // If the driver reads the socket in another way, its parser stays in place, and all rows are strings.
  if (!parse || others.length > 0) return
  const rows = new LargeRows(parse)
  connection.stream.off('data', parse)
  connection.stream.on('data', (chunk: Buffer) => rows.push(chunk))
  known.set(connection, rows)
}

export function largeRowsOf(connection: Connection): LargeRows | undefined {
  return known.get(connection)
}
