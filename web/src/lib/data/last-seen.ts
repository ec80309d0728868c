/**
 * OFF-11: the device stores what the first screens showed last, so that they show it at once. A query takes part with `lastSeen`. A
 * failed read removes the copy, because the screen then tells that there is no connection.
 */
import type { InfiniteData, Query } from '@tanstack/react-query'
import { inStore } from '../offline-copies.ts'
import { currentSession, whenPersonChanges } from '../session/index.ts'
import { showsCopies } from '../session/shows-copies.ts'
import { whenIdle } from '../when-idle.ts'
import { queryClient } from './query-client.ts'

interface Copy {
  /** The release that wrote the copy, because another release may expect other columns. */
  release: string
  name: string
  of: string
  data: unknown
  readAt: Date
}

interface Opened {
  userId: string
  reading: Promise<Map<string, Copy>>
  copies: Map<string, Copy>
}

/** The address of this script contains a hash of its contents, so it differs between releases. */
const RELEASE = import.meta.url
const MAX_AGE_MS = 30 * 24 * 3_600_000
/** Longest wait for the copies, so that a browser that cannot open its database delays no screen. */
const MAX_WAIT_MS = 500
/** Time at which the copy was read, for the query cache: 1 marks data that no server has confirmed since the page was opened. */
const UNCONFIRMED = 1

let opened: Opened | undefined
const unwritten = new Set<Query>()

whenPersonChanges(() => {
  opened = undefined
  unwritten.clear()
})

export async function openLastSeen(): Promise<void> {
  const session = currentSession()
  if (!showsCopies(session)) return
  if (opened?.userId === session.user.id) return void (await opened.reading)
  const { id: userId } = session.user
  const own: Opened = { userId, reading: readInTime(userId), copies: new Map() }
  opened = own
  own.copies = await own.reading
}

/** Options with which a query shows what this device showed last. */
export function lastSeen<Data>(
  userId: string,
  name: string,
  of = '',
  toCopy: (data: Data) => Data = (data) => data,
) {
  return {
    initialData: () => take(userId, name, of) as Data | undefined,
    initialDataUpdatedAt: UNCONFIRMED,
    meta: { lastSeen: { userId, name, of, toCopy } },
  }
}

/** Options for a paged list, of which only the first page is stored. */
export function firstPageSeen<Page, Param>(userId: string, name: string, of: string) {
  return lastSeen<InfiniteData<Page, Param>>(userId, name, of, ({ pages, pageParams }) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  }))
}

export function isLastSeen({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean {
  return dataUpdatedAt === UNCONFIRMED
}

/** Resolves to null if this device has no copy. */
export async function readLastSeen<Data>(
  userId: string,
  name: string,
  of: string,
): Promise<{ data: Data; readAt: Date } | null> {
  const copy = await inStore<Copy | undefined>('last-seen', 'readonly', (store) =>
    store.get([userId, name]),
  )
  return copy && isCurrent(copy) && copy.of === of
    ? { data: copy.data as Data, readAt: copy.readAt }
    : null
}

/** Returns a copy once and only for the same view or day (`of`). */
function take(userId: string, name: string, of: string): unknown {
  const copy = opened?.userId === userId ? opened.copies.get(name) : undefined
  if (copy?.of !== of) return undefined
  opened?.copies.delete(name)
  return copy.data
}

function readInTime(userId: string): Promise<Map<string, Copy>> {
  const none = new Promise<Map<string, Copy>>((resolve) => {
    setTimeout(() => resolve(new Map()), MAX_WAIT_MS)
  })
  return Promise.race([readCopies(userId), none])
}

async function readCopies(userId: string): Promise<Map<string, Copy>> {
  const all = await inStore<Copy[]>('last-seen', 'readonly', (store) =>
    store.getAll(IDBKeyRange.bound([userId], [userId, []])),
  )
  return new Map((all ?? []).filter(isCurrent).map((copy) => [copy.name, copy]))
}

function isCurrent({ release, readAt }: Copy): boolean {
  return release === RELEASE && Date.now() - readAt.getTime() < MAX_AGE_MS
}

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || !event.query.meta?.lastSeen) return
  const { query, action } = event
  if (action.type === 'success') writeSoon(query)
  if (action.type === 'error' && isLastSeen(query.state))
    query.setState({ data: undefined, dataUpdatedAt: 0 })
})

function writeSoon(query: Query): void {
  if (unwritten.size === 0) whenIdle(() => void write())
  unwritten.add(query)
}

async function write(): Promise<void> {
  const queries = [...unwritten]
  unwritten.clear()
  for (const { meta, state } of queries) {
    if (!meta?.lastSeen || state.data === undefined) continue
    const { userId, name, of, toCopy } = meta.lastSeen
    const copy: Copy = {
      release: RELEASE,
      name,
      of,
      data: toCopy(state.data as never),
      readAt: new Date(state.dataUpdatedAt),
    }
    await inStore('last-seen', 'readwrite', (store) =>
      // Between the request and this moment the person may have signed out.
      currentSession()?.user.id === userId ? store.put(copy, [userId, name]) : undefined,
    )
  }
}
