/** Offline copies are what this browser shows without a connection; everything in them can be read again from the server. */
import { BrowserDatabase } from './browser-database.ts'
import { log } from './log.ts'

/** The database keeps its first name, because a new one would leave the old data in every browser. */
const NAME = 'predio.listings'
const VERSION = 5
const STORES = ['listings', 'ways', 'contacts', 'own-listings', 'last-seen'] as const
type StoreName = (typeof STORES)[number]

const database = new BrowserDatabase(NAME, VERSION, (opened) => {
  // Version 4 had a store of its own for the day.
  if (opened.objectStoreNames.contains('day')) opened.deleteObjectStore('day')
  for (const name of STORES)
    if (!opened.objectStoreNames.contains(name)) opened.createObjectStore(name)
})

/** Undefined where the browser stores nothing, as in a private window; the app works without. */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  try {
    return await database.use(name, mode, work)
  } catch (error) {
    log.warn('the browser could not write or read an offline copy', error)
    return undefined
  }
}

export async function dropCopiesOfOthers(userId: string | undefined): Promise<void> {
  for (const name of STORES) {
    const keys = await inStore(name, 'readonly', (store) => store.getAllKeys())
    const others = (keys ?? []).filter((key) => ownerOf(key) !== userId)
    if (others.length === 0) continue
    await inStore(name, 'readwrite', (store) => {
      for (const key of others) store.delete(key)
      return undefined
    })
  }
}

/** A key begins with its person. */
function ownerOf(key: IDBValidKey): unknown {
  return Array.isArray(key) ? key[0] : key
}
