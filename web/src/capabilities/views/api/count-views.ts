import type { Json } from '@predio/domain/database'
import type { ServerEntity, ViewQuery } from '@predio/domain/views'
import { supabase } from '../../../lib/supabase.ts'

interface Waiting {
  query: ViewQuery
  signal: AbortSignal
  resolve: (count: number) => void
  reject: (reason: unknown) => void
}

const MAX_VIEWS = 60

const waiting = new Map<ServerEntity, Waiting[]>()

/** VIEW-10: one request counts all views that are requested in the same task. */
export function countView(
  entity: ServerEntity,
  query: ViewQuery,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = { query, signal, resolve, reject }
    const others = waiting.get(entity)
    if (others) {
      others.push(asked)
      return
    }
    waiting.set(entity, [asked])
    // A timer instead of a microtask, which would run before all failed views are requested again.
    setTimeout(() => {
      const all = (waiting.get(entity) ?? []).filter((each) => !each.signal.aborted)
      waiting.delete(entity)
      for (let start = 0; start < all.length; start += MAX_VIEWS) {
        void countTogether(entity, all.slice(start, start + MAX_VIEWS))
      }
    })
  })
}

async function countTogether(entity: ServerEntity, asked: readonly Waiting[]): Promise<void> {
  try {
    const views = asked.map(({ query: { tests } }) => ({ tests }))
    const { data } = await supabase()
      .rpc('count_views', {
        list: entity,
        views: views as unknown as Json,
      })
      .abortSignal(onceAllAborted(asked.map(({ signal }) => signal)))
      .throwOnError()
    for (const [at, { resolve }] of asked.entries()) resolve(data[at] ?? 0)
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}

function onceAllAborted(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    signal.addEventListener('abort', () => {
      if (signals.every(({ aborted }) => aborted)) controller.abort()
    })
  }
  return controller.signal
}
