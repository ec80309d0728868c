import { expect, test, type Page } from '@playwright/test'
import { FRIENDLY, type SiteOptions } from '../test-support/site-stub/site-options.ts'
import {
  startSiteStub,
  type SiteStub,
  type StubSite,
} from '../test-support/site-stub/start-site-stub.ts'
import { enter } from './support/dashboard.ts'
import { allOfflineListings, offlineListings } from './support/offline-listings.ts'
import { expectCount, openProperties } from './support/properties.ts'
import { press } from './support/settings.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

/** A person whose site is connected already, at the screen that tells how the reading goes. */
const connect = (page: Page, options: Partial<SiteOptions>) =>
  openProperties(page, sites, options, '/dashboard/settings')

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

/** Pages of a hundred; the few first cards are asked for apart. */
function pagesAsked(site: StubSite): number[] {
  return site.asked
    .filter(({ method, query }) => method === 'GET' && query.get('per_page') === '100')
    .filter(({ query }) => query.has('page'))
    .map(({ query }) => Number(query.get('page')))
    .toSorted((a, b) => a - b)
}

test('pages are read a few at a time, with progress; what was stopped is a part and can be read on', async ({
  page,
}) => {
  const { site } = await connect(page, { listings: 1250, heldFrom: 4 })
  await expect(page.getByText('300 de 1,250')).toBeVisible()
  expect(Math.max(...pagesAsked(site))).toBeLessThanOrEqual(6)
  expect(await offlineListings(page)).toEqual([])
  await press(page, 'Detener')
  await expect(page.getByText('Detuviste la lectura de tus propiedades')).toBeVisible()
  await expect(page.getByText('300 de 1,250 propiedades', { exact: true })).toBeVisible()
  expect(await offlineListings(page)).toHaveLength(300)

  site.release()
  site.asked.length = 0
  await press(page, 'Continuar')
  await expect(page.getByText(/^1,250 propiedades/)).toBeVisible()
  expect((await offlineListings(page)).map(({ id }) => id)).toEqual(upTo(1250))
  expect(pagesAsked(site)).toEqual(upTo(13).slice(3))

  site.asked.length = 0
  await press(page, 'Actualizar')
  await expect.poll(() => pagesAsked(site)).toEqual(upTo(13))
})

test('what came of a reading that fails half-way is shown as a part, survives a reload and is read on from', async ({
  page,
}) => {
  const { site } = await openProperties(page, sites, { listings: 126, diesFrom: 2 })
  await expectCount(page, '100 de 126 propiedades')
  const notice = page.getByRole('status').filter({ hasText: 'Ves 100 de 126 propiedades' })
  await expect(notice).toContainText('No se pudo conectar al servidor.')
  await expect(notice.getByRole('button', { name: 'Continuar' })).toBeVisible()

  site.change({ hangs: true })
  await page.reload()
  await expectCount(page, '100 de 126 propiedades')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(notice).toContainText('Detuviste la lectura de tus propiedades')
  await expectCount(page, '100 de 126 propiedades')

  site.change({ hangs: false, diesFrom: null })
  site.asked.length = 0
  await notice.getByRole('button', { name: 'Continuar' }).click()
  await expectCount(page, '126 propiedades')
  await expect(notice).toBeHidden()
  expect(pagesAsked(site)).toEqual([2])
  expect((await offlineListings(page)).map(({ id }) => id)).toEqual(upTo(126))
})

test('two tabs read once; the offline copy is there at once, until it is ten minutes old', async ({
  page,
  context,
}) => {
  const { site } = await connect(page, { listings: 250, heldFrom: 3 })
  await expect(page.getByText('200 de 250')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard/settings')
  await expect(other.getByText('Leyendo tus propiedades')).toBeVisible()
  site.release()
  await expect(other.getByText('250 propiedades')).toBeVisible()
  await expect(page.getByText('250 propiedades')).toBeVisible()
  expect(pagesAsked(site)).toEqual([1, 2, 3])
  await other.close()

  const asked = site.asked.length
  await page.reload()
  await expect(page.getByText('250 propiedades')).toBeVisible()
  expect(site.asked).toHaveLength(asked)
  site.change({ listings: 5 })
  await page.clock.install({ time: Date.now() + 11 * 60_000 })
  await page.reload()
  await expect(page.getByText(/^5 propiedades/)).toBeVisible()
  await expect.poll(async () => (await offlineListings(page)).length).toBe(5)
})

const ENDINGS: { name: string; options: Partial<SiteOptions>; count: number }[] = [
  {
    name: 'a page that vanished meanwhile ends the list',
    options: { listings: 200, vanished: 50 },
    count: 200,
  },
  {
    name: 'without a total the list is read to its end',
    options: { listings: 230, sendsTotal: false },
    count: 230,
  },
  {
    name: 'a busy site is asked again after a pause',
    options: { listings: 150, busyTimes: 2 },
    count: 150,
  },
  { name: 'an empty site has no properties', options: { listings: 0 }, count: 0 },
  {
    name: 'pictures that are named by id are asked for in hundreds',
    options: { listings: 120, galleryIds: true },
    count: 120,
  },
  {
    name: 'a locked site is read by our server',
    options: { listings: 110, locked: true },
    count: 110,
  },
]

test('every list is read to its end, whatever the site is like', async ({ page }) => {
  const { site } = await connect(page, {})
  await expect(page.getByText('3 propiedades')).toBeVisible()
  for (const { name, options, count } of ENDINGS) {
    await test.step(name, async () => {
      site.change({ ...FRIENDLY, ...options })
      await press(page, 'Actualizar')
      await expect(page.getByText(new RegExp(`^${count} propiedades`))).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
      await expect.poll(async () => (await offlineListings(page)).length).toBe(count)
      if (options.galleryIds) await expectPictures(page, site)
    })
  }
  // Where browsers are refused, later readings go straight to our server.
  const preflights = () => site.asked.filter(({ method }) => method === 'OPTIONS').length
  const before = preflights()
  site.change({ listings: 111 })
  await page.reload()
  await press(page, 'Actualizar')
  await expect(page.getByText('111 propiedades')).toBeVisible()
  expect(preflights()).toBe(before)
})

async function expectPictures(page: Page, site: StubSite): Promise<void> {
  const batches = site.asked.filter(
    ({ path, method }) => path.endsWith('/media') && method === 'GET',
  )
  const sizes = batches.map(({ query }) => query.get('include')?.split(',').length)
  // Those of the first cards, then those of each page; what the first cards brought already is not asked again.
  expect(sizes).toEqual(expect.arrayContaining([24, 100, 40]))
  const last = (await offlineListings(page)).at(-1)
  expect(last?.images).toEqual([1, 2].map((at) => `${site.url}/wp-content/uploads/120-${at}.png`))
}

const FAILURES: { options: Partial<SiteOptions>; text: string }[] = [
  {
    options: { status: 403 },
    text: 'Acceso denegado. La API Key no tiene los permisos necesarios.',
  },
  { options: { route: null }, text: 'No se encontró el endpoint de propiedades en WordPress.' },
  { options: { status: 410 }, text: 'Fuera de servicio' },
  { options: { onlyPages: true }, text: 'Error al obtener las propiedades' },
  {
    options: { locked: true, key: 'admin:otra' },
    text: 'Error de autenticación. La API Key es inválida o el formato es incorrecto.',
  },
]

test('copied listings stay when the site fails or there is no internet', async ({
  page,
  context,
}) => {
  const { site } = await connect(page, { listings: 4 })
  await expect(page.getByText('4 propiedades')).toBeVisible()
  for (const { options, text } of FAILURES) {
    await test.step(text, async () => {
      site.change({ ...FRIENDLY, listings: 4, ...options })
      await press(page, 'Actualizar')
      await expect(page.getByRole('alert').getByText(text)).toBeVisible()
      await expect(page.getByText('4 propiedades')).toBeVisible()
      expect(await offlineListings(page)).toHaveLength(4)
    })
  }
  await context.setOffline(true)
  await press(page, 'Actualizar')
  await expect(page.getByText('Error de conexión con WordPress')).toBeVisible()
  await expect(page.getByText('4 propiedades')).toBeVisible()
  site.change({ ...FRIENDLY, listings: 6 })
  await context.setOffline(false)
  await expect(page.getByText('6 propiedades')).toBeVisible()
})

test('who leaves takes their listings along, and so does a session that ended elsewhere', async ({
  page,
}) => {
  await connect(page, { listings: 7 })
  await expect(page.getByText('7 propiedades')).toBeVisible()
  expect(await allOfflineListings(page)).toHaveLength(1)
  await press(page, 'Salir')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => allOfflineListings(page)).toEqual([])
  const { person } = await connect(page, { listings: 3 })
  await expect(page.getByText('3 propiedades')).toBeVisible()
  expect((await allOfflineListings(page)).map(({ userId }) => userId)).toEqual([person.id])
  await enter(page, '/dashboard/settings')
  await expect.poll(() => allOfflineListings(page)).toEqual([])
})
