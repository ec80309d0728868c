import type { BlobStore } from '../blob-store/blob-store.ts'

/** 'put:end' fails only after everything was written. */
export type BreakingPoint = 'put' | 'put:end' | 'get' | 'copy' | 'delete'

export interface FailingStore extends BlobStore {
  breakAt(point: BreakingPoint | null): void
}

export function makeFailing(store: BlobStore): FailingStore {
  let broken: BreakingPoint | null = null
  function check(point: BreakingPoint): void {
    if (broken === point) throw new Error(`injected failure at ${point}`)
  }
  return {
    breakAt(point) {
      broken = point
    },
    async put(id, source, limit) {
      check('put')
      if (broken === 'put:end') return store.put(id, failAtEnd(source), limit)
      return store.put(id, source, limit)
    },
    async get(id, range) {
      check('get')
      return store.get(id, range)
    },
    async copy(from, to) {
      check('copy')
      return store.copy(from, to)
    },
    async delete(ids) {
      check('delete')
      return store.delete(ids)
    },
    list: () => store.list(),
    removeUnfinished: (before) => store.removeUnfinished(before),
  }
}

async function* failAtEnd(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* source
  throw new Error('injected failure at put:end')
}
