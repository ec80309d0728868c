import { log } from '../../lib/log.ts'

const HOUR_MS = 60 * 60_000

/** Undefined where there can be none: in development, and on a page that is not secure. */
function container(): ServiceWorkerContainer | undefined {
  return import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
}

/** Has the program kept on this device; says whenever a newer release than this page's is ready. */
export async function startWorker(onNewVersion: () => void): Promise<void> {
  const workers = container()
  if (!workers) return
  try {
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' })
    // Whoever left emptied the cache; a worker that is only now being installed fills it by itself.
    registration.active?.postMessage('fill')
    if (registration.waiting) onNewVersion()
    registration.addEventListener('updatefound', () => {
      const next = registration.installing
      next?.addEventListener('statechange', () => {
        // Without one before it, it is no update: the first of all.
        if (next.state === 'installed' && workers.controller) onNewVersion()
      })
    })
    setInterval(() => void look(registration), HOUR_MS)
  } catch (error) {
    log.warn('the app cannot be kept on this device', error)
  }
}

async function look(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update()
  } catch {
    // Without a connection there is nothing to be found.
  }
}

/** The waiting release takes over, and the page opens again with it. */
export async function takeNewVersion(): Promise<void> {
  const workers = container()
  const waiting = (await workers?.getRegistration())?.waiting
  // Another tab may have let it in already.
  if (!workers || !waiting) return location.reload()
  workers.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, not to a window
  waiting.postMessage('take-over')
}
