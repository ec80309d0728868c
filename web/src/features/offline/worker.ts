import { log } from '../../lib/log.ts'

const HOUR_MS = 60 * 60_000

/** Undefined in development and on insecure pages, which have no service worker. */
function container(): ServiceWorkerContainer | undefined {
  return import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
}

/** OFF-08: the callback runs whenever a newer release than this page's is ready. */
export async function startWorker(onNewVersion: () => void): Promise<void> {
  const workers = container()
  if (!workers) return
  try {
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' })
    // Signing out empties the cache of the active worker; a worker that is just being installed fills its cache by itself.
    registration.active?.postMessage('fill')
    if (registration.waiting) onNewVersion()
    registration.addEventListener('updatefound', () => {
      const next = registration.installing
      next?.addEventListener('statechange', () => {
        // A page without a controlling worker sees the first installation, which is no update.
        if (next.state === 'installed' && workers.controller) onNewVersion()
      })
    })
    setInterval(() => void lookForUpdate(registration), HOUR_MS)
  } catch (error) {
    log.warn('the service worker could not be registered', error)
  }
}

async function lookForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update()
  } catch {
    // Without a connection there is no update to find; the next hour tries again.
  }
}

export async function takeNewVersion(): Promise<void> {
  const workers = container()
  const waiting = (await workers?.getRegistration())?.waiting
  if (!workers || !waiting) return location.reload()
  workers.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, not to a window
  waiting.postMessage('take-over')
}
