import { expect, type Page } from '@playwright/test'

/** Until the program is kept on this device: from then on it opens without a connection. */
export async function programKept(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await expect.poll(() => keptFiles(page)).toContain('/app.html')
  // A page that was open before the worker is taken over by it.
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
}

/** The addresses in all caches of this browser. */
export async function keptFiles(page: Page): Promise<string[]> {
  const text = `(async () => {
    const found = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    return found
  })()`
  return (await page.evaluate(text)) as string[]
}

export async function cacheNames(page: Page): Promise<string[]> {
  return (await page.evaluate('caches.keys()')) as string[]
}

/** Whose contacts this browser keeps, and their names. */
export async function keptContacts(page: Page): Promise<Record<string, string[]>> {
  const text = `new Promise((resolve, reject) => {
    const opening = indexedDB.open('predio.listings')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('contacts')) return database.close(), resolve({})
      const store = database.transaction('contacts').objectStore('contacts')
      const [keys, records] = [store.getAllKeys(), store.getAll()]
      records.onsuccess = () => {
        database.close()
        const names = records.result.map(({ contacts }) => contacts.map(({ first_name }) => first_name))
        resolve(Object.fromEntries(keys.result.map((key, at) => [key, names[at]])))
      }
    }
  })`
  return (await page.evaluate(text)) as Record<string, string[]>
}
