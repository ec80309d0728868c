/** Offline copies are the data that this browser shows without a connection; all of them can be read again from the server. */
import { BrowserDatabase } from './browser-database.ts'
import { dropLooksOfOthers } from './first-look.ts'
import { log } from './log.ts'

/** The database keeps the name of its first content, because a new name would leave old data in every browser. */
const NAME = 'predio.listings'
const VERSION = 5
const STORES = ['listings', 'ways', 'contacts', 'own-listings', 'last-seen'] as const
type StoreName = (typeof STORES)[number]

const database = new BrowserDatabase(NAME, VERSION, (opened) => {
  // Version 4 had this store, which nothing reads any more.
  if (opened.objectStoreNames.contains('day')) opened.deleteObjectStore('day')
  for (const name of STORES)
    if (!opened.objectStoreNames.contains(name)) opened.createObjectStore(name)
})

/** Resolves to undefined if the browser stores nothing, as in a private window; the app works without copies. */
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
  dropLooksOfOthers(userId)
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

/** A key is the id of its person, or an array that begins with it. */
function ownerOf(key: IDBValidKey): unknown {
  return Array.isArray(key) ? key[0] : key
}
