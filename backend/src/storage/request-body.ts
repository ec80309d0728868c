import { setTimeout } from 'node:timers/promises'
import type { StorageContext } from './request-path.ts'

/**
 * A request's body, chunk by chunk, at the pace of whoever reads it. It is taken from Node's own
 * stream where there is one: `Readable.toWeb` counts chunks instead of bytes, and would hold a whole
 * upload in memory while the disk is slower than the network.
 */
export interface RequestBody extends AsyncIterable<Uint8Array> {
  /** The bytes that came so far, those that were dropped too. */
  readonly received: number
  /** Reads and drops what is left, within bounds, so that the client gets to see our answer. */
  discardRest(): Promise<void>
}

/** Like a web server's lingering close: a connection cut while the client sends loses the answer. */
const LINGER_BYTES = 64 * 1024 * 1024
const LINGER_MS = 10_000

export function openBody(c: StorageContext): RequestBody {
  const { incoming } = c.env ?? {}
  const iterator = incoming
    ? (incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>)
    : readerIterator(c.req.raw.body)
  // Without `return`, leaving a loop half-way neither cancels nor destroys the connection.
  let received = 0
  const next = {
    async next() {
      const read = await iterator.next()
      if (!read.done) received += read.value.byteLength
      return read
    },
  }
  return {
    get received() {
      return received
    },
    [Symbol.asyncIterator]: () => next,
    discardRest: () => discard(next),
  }
}

function readerIterator(body: ReadableStream<Uint8Array> | null): AsyncIterator<Uint8Array> {
  const reader = body?.getReader()
  return {
    async next() {
      const read = await reader?.read()
      return read === undefined || read.done
        ? { done: true, value: undefined }
        : { done: false, value: read.value }
    },
  }
}

async function discard(iterator: AsyncIterator<Uint8Array>): Promise<void> {
  const late = new AbortController()
  const waited = setTimeout(LINGER_MS, undefined, { signal: late.signal, ref: false })
  // Either the client is gone and there is nobody to answer, or we stopped the clock ourselves.
  await Promise.race([drop(iterator), waited]).catch(() => undefined)
  late.abort()
}

async function drop(iterator: AsyncIterator<Uint8Array>): Promise<void> {
  for (let left = LINGER_BYTES; left > 0;) {
    const { done, value } = await iterator.next()
    if (done) return
    left -= value.byteLength
  }
}
