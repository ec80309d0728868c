import { expect, test, type Page, type Worker } from '@playwright/test'
import { programCached } from './support/offline.ts'
import { createPerson, signIn } from './support/people.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** Delivers a message as a push service would, because the browser is not connected to one. */
async function deliver(page: Page, data: object): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  })
  await browser.detach()
}

/** Some Chromiums without a window keep no notifications, so the worker's own calls are listed. */
async function listNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(`{
    globalThis.listed = []
    registration.showNotification = async (title, { body, ...options }) => {
      const notification = { title, body, ...options }
      notification.close = () => (globalThis.listed = listed.filter((each) => each !== notification))
      listed.push(notification)
    }
  }`)
}

function shown(worker: Worker): Promise<unknown> {
  return worker.evaluate(`listed.map(({ title, body }) => ({ title, body }))`)
}

test('PUSH-12 a push message is shown, and a press opens its page in the tab that is already open', async ({
  page,
}) => {
  await signIn(page, await createPerson())
  await programCached(page)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no service worker runs')
  await listNotifications(worker)
  await deliver(page, { kind: 'prospect', count: 2, address: '/dashboard/notifications' })
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: '2 prospectos nuevos', body: 'Toca para abrirlos en Predio.' }])

  await page.evaluate(`globalThis.isSamePage = true`)
  await worker.evaluate(
    `dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification: listed[0] }))`,
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard/notifications')
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true)
  expect(await shown(worker)).toEqual([])
})
