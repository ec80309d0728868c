/**
 * OUT-01: the outbox holds saves that could not reach the server. It outlives an expired session; only the person who made an entry sees
 * and sends it. Data that can be read again from the server belong in offline-copies.ts.
 */
import { useEffect, useMemo } from 'react'
import { BrowserDatabase } from '../browser-database.ts'
import { log } from '../log.ts'
import { currentSession, listenToSession } from '../session/index.ts'
import { createStore, useStore } from '../store.ts'
import { addEntry } from './add-entry.ts'
import { OutboxFull, OutboxUnavailable, type NewOutboxEntry, type OutboxEntry } from './entry.ts'

const STORE = 'entries'
const BY_PERSON = 'userId'

const database = new BrowserDatabase('predio.outbox', 1, (opened) => {
  opened.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_PERSON, BY_PERSON)
})

const channel = new BroadcastChannel('predio.outbox')
channel.addEventListener('message', () => void refreshOutbox())

const shown = createStore<readonly OutboxEntry[]>([])
let isFollowing = false

export function outboxEntries(): readonly OutboxEntry[] {
  return shown.get()
}

export const listenToOutbox = shown.listen

export function useOutboxEntries(): readonly OutboxEntry[] {
  useEffect(followOutbox, [])
  return useStore(shown)
}

export function useOutboxOf<Entry extends OutboxEntry>(kind: Entry['kind']): readonly Entry[] {
  const entries = useOutboxEntries()
  return useMemo(() => entries.filter((entry) => entry.kind === kind) as Entry[], [entries, kind])
}

export function followOutbox(): void {
  if (isFollowing) return
  isFollowing = true
  let userId = currentSession()?.user.id
  void refreshOutbox()
  listenToSession(() => {
    const next = currentSession()?.user.id
    if (next === userId) return
    userId = next
    shown.set([])
    void refreshOutbox()
  })
}

export async function readOutbox(userId: string): Promise<OutboxEntry[]> {
  const entries = await database.use<OutboxEntry[]>(STORE, 'readonly', (store) =>
    store.index(BY_PERSON).getAll(userId),
  )
  return (entries ?? []).toSorted((one, other) => one.order - other.order)
}

async function refreshOutbox(): Promise<void> {
  const userId = currentSession()?.user.id
  try {
    const entries = userId === undefined ? [] : await readOutbox(userId)
    if (currentSession()?.user.id === userId) shown.set(entries)
  } catch (error) {
    log.warn('the outbox could not be read', error)
  }
}

/** Resolves when the save is stored on the disk; throws OutboxFull or OutboxUnavailable. */
export async function addToOutbox(added: NewOutboxEntry): Promise<void> {
  askToPersist()
  await changeStored<OutboxEntry[]>(
    (store) => store.index(BY_PERSON).getAll(added.userId),
    (entries, store) => {
      const { next, earlier } = addEntry(entries, added, new Date())
      if (next) store.put(next)
      else if (earlier) store.delete(earlier.id)
    },
  )
  await announce()
}

/** If `change` returns undefined, the entry is removed. An entry that was discarded meanwhile stays removed. */
export async function changeEntry(
  id: string,
  change: (entry: OutboxEntry) => OutboxEntry | undefined,
): Promise<OutboxEntry | undefined> {
  let next: OutboxEntry | undefined
  await changeStored<OutboxEntry | undefined>(
    (store) => store.get(id),
    (entry, store) => {
      next = entry && change(entry)
      if (next) store.put(next)
      else store.delete(id)
    },
  )
  return next
}

export async function discardEntries(ids: readonly string[]): Promise<void> {
  await database.use(STORE, 'readwrite', (store) => {
    for (const id of ids) store.delete(id)
    return undefined
  })
  await announce()
}

export async function emptyOutbox(userId: string): Promise<void> {
  const entries = await readOutbox(userId)
  if (entries.length > 0) await discardEntries(entries.map(({ id }) => id))
}

export async function announce(): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of our origin already
  channel.postMessage('changed')
  await refreshOutbox()
}

/** One transaction reads and writes, so that no other tab can write between the two. */
async function changeStored<Found>(
  read: (store: IDBObjectStore) => IDBRequest<Found>,
  change: (found: Found, store: IDBObjectStore) => void,
): Promise<void> {
  let failure: unknown
  try {
    await database.use(STORE, 'readwrite', (store) => {
      const request = read(store)
      request.addEventListener('success', () => {
        try {
          change(request.result, store)
        } catch (error) {
          failure = error
          store.transaction.abort()
        }
      })
      return undefined
    })
  } catch (cause) {
    if (failure) throw failure
    if (cause instanceof DOMException && cause.name === 'QuotaExceededError') {
      throw new OutboxFull('no room on the device', { cause })
    }
    throw new OutboxUnavailable('the browser stores nothing', { cause })
  }
}

let hasAskedToPersist = false

/**
 * Browsers may delete stored data when the disk is full unless a page asks them not to. Some browsers ask the person, so this runs once a
 * page.
 */
function askToPersist(): void {
  if (hasAskedToPersist || !('storage' in navigator)) return
  hasAskedToPersist = true
  navigator.storage.persist().catch((error: unknown) => log.warn('storage not persistent', error))
}
