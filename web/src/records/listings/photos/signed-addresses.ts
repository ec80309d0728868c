import { createStore } from '../../../lib/store.ts'

/** PHOTO-05: an address is valid for an hour. */
const VALID_SECONDS = 3600
/** An address is renewed this long before it ends, so that a photograph whose loading has begun still loads. */
const RENEW_BEFORE_MS = 5 * 60_000
export const MAX_REMEMBERED = 2000
/** The server signs up to a thousand paths at once; smaller requests show the first photographs earlier. */
export const MAX_SIGNED_AT_ONCE = 200
/** A photograph that does not exist is requested again only after this time. */
const MISSING_MS = 60_000

export type Sign = (paths: string[], seconds: number) => Promise<Map<string, string | null>>

interface Remembered {
  address: string | null
  until: number
}

export class SignedAddresses {
  readonly #sign: Sign
  readonly #store = createStore<ReadonlyMap<string, Remembered>>(new Map())
  readonly #waiting = new Set<string>()
  readonly #asked = new Set<string>()

  constructor(sign: Sign) {
    this.#sign = sign
  }

  readonly listen = (listener: () => void): (() => void) => this.#store.listen(listener)

  /** Null means that the photograph has no address; an expired address stays until it is renewed. */
  get(path: string): string | null | undefined {
    return this.#store.get().get(path)?.address
  }

  /** Paths that are requested within one task share a request. */
  ask(paths: readonly string[]): void {
    const now = Date.now()
    for (const path of paths) {
      const isKnown = (this.#store.get().get(path)?.until ?? 0) > now
      if (isKnown || this.#asked.has(path) || this.#waiting.has(path)) continue
      if (this.#waiting.size === 0) setTimeout(() => this.#signWaiting())
      this.#waiting.add(path)
    }
  }

  forgetAll(): void {
    this.#waiting.clear()
    this.#asked.clear()
    this.#store.set(new Map())
  }

  #signWaiting(): void {
    const paths = [...this.#waiting]
    this.#waiting.clear()
    for (let at = 0; at < paths.length; at += MAX_SIGNED_AT_ONCE) {
      void this.#signSome(paths.slice(at, at + MAX_SIGNED_AT_ONCE))
    }
  }

  async #signSome(paths: string[]): Promise<void> {
    for (const path of paths) this.#asked.add(path)
    const asked = Date.now()
    // A failure is not remembered, so the next call tries again.
    const signed = await this.#sign(paths, VALID_SECONDS).catch(() => undefined)
    // Paths that were forgotten meanwhile belong to a person who has signed out.
    const current = paths.filter((path) => this.#asked.delete(path))
    if (current.length === 0) return
    const next = new Map(this.#store.get())
    for (const path of current) {
      const previous = next.get(path)?.address ?? null
      // Deleting the entry first moves it to the end, so that the map is ordered by age.
      next.delete(path)
      next.set(path, signed ? remember(signed.get(path), asked) : { address: previous, until: 0 })
    }
    for (const path of next.keys()) {
      if (next.size <= MAX_REMEMBERED) break
      next.delete(path)
    }
    this.#store.set(next)
  }
}

function remember(address: string | null | undefined, asked: number): Remembered {
  return address
    ? { address, until: asked + VALID_SECONDS * 1000 - RENEW_BEFORE_MS }
    : { address: null, until: asked + MISSING_MS }
}
