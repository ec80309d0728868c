import type { Page } from '@playwright/test'
import type { Property } from '../../domain/src/properties/property.ts'

const READ = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('predio.listings')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const database = opening.result
    if (!database.objectStoreNames.contains('listings')) return resolve([])
    const store = database.transaction('listings').objectStore('listings')
    const records = store.getAll()
    records.onsuccess = () => {
      database.close()
      resolve(records.result.map(({ properties }) => properties))
    }
  }
})`

export async function offlineListings(page: Page): Promise<Property[]> {
  const copies = (await page.evaluate(READ)) as Property[][]
  return copies[0] ?? []
}
