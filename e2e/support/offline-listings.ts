import type { Page } from '@playwright/test'
import type { Property } from '../../domain/src/properties/property.ts'

/** Reads the browser's own database: every agent's record, by their id. */
const READ = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('predio.listings')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const database = opening.result
    if (!database.objectStoreNames.contains('listings')) return resolve([])
    const store = database.transaction('listings').objectStore('listings')
    const [keys, records] = [store.getAllKeys(), store.getAll()]
    records.onsuccess = () => {
      database.close()
      resolve(keys.result.map((key, at) => ({ userId: key, properties: records.result[at].properties })))
    }
  }
})`

interface Copy {
  userId: string
  properties: Property[]
}

/** The offline copies of this browser, whosever they are. */
export async function allOfflineListings(page: Page): Promise<Copy[]> {
  return (await page.evaluate(READ)) as Copy[]
}

/** The listings of the one agent this browser knows; none while there is no offline copy. */
export async function offlineListings(page: Page): Promise<Property[]> {
  const copies = await allOfflineListings(page)
  return copies[0]?.properties ?? []
}
