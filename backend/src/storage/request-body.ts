import { setTimeout } from 'node:timers/promises'
import type { StorageContext } from './request-path.ts'

/**
 * If Node's own stream is available, the body is read from it: `Readable.toWeb` counts chunks instead of bytes and would hold a whole
 * upload in memory when the disk is slower than the network.
 */
export interface RequestBody extends AsyncIterable<Uint8Array> {
  readonly received: number
  /** Reads the rest of the body within bounds and drops it, so that the client receives the answer. */
  discardRest(): Promise<void>
}

/** If the connection were cut while the client still sends, the client would lose the answer (lingering close). */
const LINGER_BYTES = 64 * 1024 * 1024
const LINGER_MS = 10_000

export function openBody(c: StorageContext): RequestBody {
  const { incoming } = c.env ?? {}
  const iterator = incoming
    ? (incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>)
    : readerIterator(c.req.raw.body)
  // The iterator has no `return`, so that leaving a loop early does not destroy the connection.
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
  // An error means that the client has gone or that the time is over.
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
