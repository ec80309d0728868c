import { expect, test, type Page } from '@playwright/test'
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

function shown(page: Page): Promise<unknown> {
  return page.evaluate(`navigator.serviceWorker.getRegistration()
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title, body }) => ({ title, body })))`)
}

test('PUSH-12 a push message is shown, and a press opens its page in the tab that is already open', async ({
  page,
}) => {
  await signIn(page, await createPerson())
  await programCached(page)
  await deliver(page, { kind: 'prospect', count: 2, address: '/dashboard/notifications' })
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: '2 prospectos nuevos', body: 'Toca para abrirlos en Predio.' }])

  await page.evaluate(`globalThis.isSamePage = true`)
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification })))`)
  await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard/notifications')
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true)
  expect(await shown(page)).toEqual([])
})
