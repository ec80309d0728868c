import { expect, type Page } from '@playwright/test'

export async function programCached(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await expect.poll(() => cachedFiles(page)).toContain('/app.html')
  // The service worker also takes control of pages that were open before it.
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
}

export async function cachedFiles(page: Page): Promise<string[]> {
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

export async function offlineContacts(page: Page): Promise<Record<string, string[]>> {
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

/**
 * Keys in the storage that belong to the device, not to a person: appearance, settings of tools, the lock against guessing passwords,
 * scroll positions.
 */
const OF_THE_DEVICE: ReadonlySet<string> = new Set([
  'predio.theme',
  'predio.opportunities.view',
  'predio.images',
  'predio.login-failures',
  'react-router-scroll-positions',
])

export async function traces(page: Page): Promise<string[]> {
  const text = `(async () => {
    const settled = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const found = []
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const keys = await settled(database.transaction(store).objectStore(store).getAllKeys())
        for (const key of keys) found.push([name, store, key].join('/'))
      }
      database.close()
    }
    for (const storage of [localStorage, sessionStorage]) found.push(...Object.keys(storage))
    return found
  })()`
  const found = (await page.evaluate(text)) as string[]
  return found.filter((key) => !OF_THE_DEVICE.has(key))
}

const NO_CONNECTION = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/**
 * Chromium 150 reports \`navigator.onLine\` as true on a page that was loaded offline, so this command corrects it. Older versions have
 * neither the fault nor the command.
 */
export async function tellOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.overrideNetworkState', NO_CONNECTION).catch(() => undefined)
}
