/** Offline copies: what this browser can show without a connection, by person. Everything in them can be read again. */
import { log } from './log.ts'

/** Listings came first; a new name would leave the old database behind in every browser. */
const NAME = 'predio.listings'
const VERSION = 3
const STORES = ['listings', 'ways', 'contacts', 'own-listings'] as const
type StoreName = (typeof STORES)[number]

/** Opened once: that takes longer than reading. */
let opened: Promise<IDBDatabase> | undefined

/** Undefined where the browser stores nothing (a private window, a full disk): the app works without. */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  try {
    opened ??= open()
    const database = await opened
    const transaction = database.transaction(name, mode)
    const request = work(transaction.objectStore(name))
    await done(transaction)
    return request?.result
  } catch (error) {
    log.warn('the browser could not write or read an offline copy', error)
    // Perhaps the browser has closed it.
    opened = undefined
    return undefined
  }
}

/** Removes every copy but this person's; without a person, all of them. */
export async function dropCopiesOfOthers(userId: string | undefined): Promise<void> {
  for (const name of STORES) {
    const keys = await inStore(name, 'readonly', (store) => store.getAllKeys())
    const others = (keys ?? []).filter((key) => key !== userId)
    if (others.length === 0) continue
    await inStore(name, 'readwrite', (store) => {
      for (const key of others) store.delete(key)
      return undefined
    })
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => {
      const { result: database } = request
      for (const name of STORES)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
    })
    request.addEventListener('success', () => {
      const { result: database } = request
      database.addEventListener('versionchange', () => forget(database))
      database.addEventListener('close', () => forget(database))
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
  })
}

/** Another tab wants a newer one, or the browser took it away: the next use opens it again. */
function forget(database: IDBDatabase): void {
  database.close()
  opened = undefined
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    const fail = () => reject(transaction.error ?? new Error('not done'))
    transaction.addEventListener('error', fail)
    transaction.addEventListener('abort', fail)
  })
}
