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

interface Kept {
  userId: string
  properties: Property[]
}

/** What this browser keeps, of whomever. */
export async function everythingKept(page: Page): Promise<Kept[]> {
  return (await page.evaluate(READ)) as Kept[]
}

/** The listings of the one agent this browser knows; none while nothing is kept. */
export async function keptListings(page: Page): Promise<Property[]> {
  const kept = await everythingKept(page)
  return kept[0]?.properties ?? []
}
