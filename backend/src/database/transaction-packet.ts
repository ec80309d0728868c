import type { Connection, Submittable } from 'pg'
import { arrayLiteral } from './array-literal.ts'
import type { TextRows } from './types.ts'

/** One statement of a packet. With a name it is prepared once a connection. */
export interface Step {
  text: string
  values: readonly unknown[]
  name?: string | undefined
}

/** What the driver's connection can do; @types/pg leaves most of it out. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: readonly unknown[] }): void
  execute(message: object): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}

/** Which statements a connection has prepared. */
const prepared = new WeakMap<object, Set<string>>()

/**
 * Several statements in one packet with one answer: the protocol's own pipelining. PostgreSQL runs
 * them in order and, after the first that fails, skips the rest, so a statement can never run when
 * the one before it did not. Without that a failed `set role` could be followed by the query.
 */
export class TransactionPacket implements Submittable {
  readonly result: Promise<TextRows>
  readonly #steps: readonly Step[]
  readonly #watched: number
  readonly #rows: (string | null)[][] = []
  readonly #newNames: string[] = []
  #names = new Set<string>()
  #rowCount = 0
  #finished = 0
  #resolve!: (result: TextRows) => void
  #reject!: (error: Error) => void

  /** `watched` is the index of the statement whose rows are wanted. */
  constructor(steps: readonly Step[], watched: number) {
    // Here, where it may throw: half a packet would leave the connection waiting for ever.
    this.#steps = steps.map((step) => ({ ...step, values: step.values.map(toWire) }))
    this.#watched = watched
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    const wire = connection as unknown as Wire
    this.#names = prepared.get(wire) ?? new Set()
    prepared.set(wire, this.#names)
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
      // It may be there after all, from a packet that failed behind its preparation.
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

  handleCommandComplete(message: { text: string }): void {
    if (this.#finished === this.#watched)
      this.#rowCount = Number(/\d+$/.exec(message.text)?.[0] ?? 0)
    this.#finished += 1
  }

  handleReadyForQuery(): void {
    this.#resolve({ rows: this.#rows, rowCount: this.#rowCount })
  }

  handleError(error: Error): void {
    for (const name of this.#newNames) this.#names.delete(name)
    this.#reject(error)
  }

  /** No description is asked for, no portal is read in parts, and no statement is empty. */
  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

/** Values travel as text, so that PostgreSQL reads them as the type it expects there. */
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
