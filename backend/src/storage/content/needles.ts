export class Needles<Name extends string> {
  readonly seen = new Set<Name>()
  readonly #wanted: [Name, Buffer][]
  readonly #carryBytes: number
  #carry: Buffer = Buffer.alloc(0)

  constructor(wanted: Record<Name, Buffer>) {
    this.#wanted = Object.entries(wanted) as [Name, Buffer][]
    this.#carryBytes = Math.max(...this.#wanted.map(([, bytes]) => bytes.length)) - 1
  }

  push(chunk: Uint8Array): void {
    const window = Buffer.concat([this.#carry, chunk])
    for (const [name, bytes] of this.#wanted) {
      if (!this.seen.has(name) && window.includes(bytes)) this.seen.add(name)
    }
    // A copy is stored, because a view of the window would keep the whole chunk in memory.
    this.#carry = Buffer.from(window.subarray(Math.max(0, window.length - this.#carryBytes)))
  }
}
