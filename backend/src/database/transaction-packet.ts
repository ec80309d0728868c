import type { Connection, Submittable } from 'pg'
import { arrayLiteral } from './array-literal.ts'
import { largeRowsOf, type LargeRow, type LargeRows } from './large-rows.ts'
import type { TextRows } from './types.ts'

/** A named statement is prepared once for each connection. */
export interface Step {
  text: string
  values: readonly unknown[]
  name?: string | undefined
}

interface Wire {
  stream: { cork(): void; uncork(): void }
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: readonly unknown[] }): void
  execute(message: object): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}

const prepared = new WeakMap<object, Set<string>>()

/**
 * Sends several statements in one packet with one answer (protocol pipelining). PostgreSQL skips all statements after the first failure, so
 * that a query can never follow a failed `set role`.
 */
export class TransactionPacket implements Submittable {
  readonly result: Promise<TextRows>
  readonly #steps: readonly Step[]
  readonly #watched: number
  readonly #bytesColumn: number | undefined
  readonly #rows: (string | null)[][] = []
  #bytes: Uint8Array<ArrayBuffer> | undefined
  #largeRows: LargeRows | undefined
  readonly #newNames: string[] = []
  #names = new Set<string>()
  #rowCount = 0
  #finished = 0
  #resolve!: (result: TextRows) => void
  #reject!: (error: Error) => void

  /** `watched` is the index of the statement whose rows are wanted, `bytesColumn` the one of them that may come as bytes. */
  constructor(steps: readonly Step[], watched: number, bytesColumn?: number) {
    // Conversion may throw here; later, half a packet would leave the connection waiting forever.
    this.#steps = steps.map((step) => ({ ...step, values: step.values.map(toWire) }))
    this.#watched = watched
    this.#bytesColumn = bytesColumn
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    const wire = connection as unknown as Wire
    this.#names = prepared.get(wire) ?? new Set()
    prepared.set(wire, this.#names)
    if (this.#bytesColumn !== undefined) {
      this.#largeRows = largeRowsOf(connection)
      this.#largeRows?.giveTo((row) => this.#handleLargeRow(row, this.#bytesColumn!))
    }
    wire.stream.cork()
    try {
      for (const step of this.#steps) this.#send(wire, step)
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
  }

  #send(wire: Wire, { name = '', text, values }: Step): void {
    if (!this.#names.has(name)) {
      // A packet that failed after preparing the statement may have left it.
      if (name !== '') wire.close({ type: 'S', name })
      wire.parse({ name, text })
      if (name !== '') {
        this.#names.add(name)
        this.#newNames.push(name)
      }
    }
    wire.bind({ statement: name, values })
    wire.execute({})
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#finished === this.#watched) this.#rows.push(message.fields)
  }

  #handleLargeRow(row: LargeRow, bytesColumn: number): void {
    if (this.#finished !== this.#watched) return
    this.#bytes = row[bytesColumn] ?? undefined
    this.#rows.push(
      row.map((field, i) => (field === null || i === bytesColumn ? null : field.toString('utf8'))),
    )
  }

  handleCommandComplete(message: { text: string }): void {
    if (this.#finished === this.#watched)
      this.#rowCount = Number(/\d+$/.exec(message.text)?.[0] ?? 0)
    this.#finished += 1
  }

  handleReadyForQuery(): void {
    this.#largeRows?.giveTo(undefined)
    this.#resolve({ rows: this.#rows, rowCount: this.#rowCount, bytes: this.#bytes })
  }

  handleError(error: Error): void {
    this.#largeRows?.giveTo(undefined)
    for (const name of this.#newNames) this.#names.delete(name)
    this.#reject(error)
  }

  /** The packet requests no description, reads no portal in parts and has no empty statement. */
  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

function toWire(value: unknown): string | Buffer | null {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
    default:
      if (value === null || value === undefined) return null
      if (value instanceof Uint8Array)
        return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      if (isTexts(value)) return arrayLiteral(value)
      throw new TypeError(`a statement's value cannot be ${typeof value}`)
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((element) => typeof element === 'string')
}
