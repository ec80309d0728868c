import { expect, test, type Page } from '@playwright/test'
import { FRIENDLY, type SiteOptions } from '../test-support/site-stand-in/site-options.ts'
import {
  startSiteStandIn,
  type SiteStandIn,
  type StandInSite,
} from '../test-support/site-stand-in/start-site-stand-in.ts'
import { enter } from './support/dashboard.ts'
import { everythingKept, keptListings } from './support/kept-listings.ts'
import { clientOf, createPerson, signIn, type Account } from './support/people.ts'
import { press } from './support/settings.ts'

let sites: SiteStandIn
test.beforeAll(async () => {
  sites = await startSiteStandIn()
})
test.afterAll(() => sites.stop())

/** A person whose site is connected already, at the screen that tells how the reading goes. */
async function connect(
  page: Page,
  options: Partial<SiteOptions>,
): Promise<{ site: StandInSite; person: Account }> {
  const site = sites.add(options)
  const person = await createPerson()
  const client = await clientOf(person)
  await client
    .from('user_settings')
    .upsert(
      {
        user_id: person.id,
        wordpress_url: site.url,
        wordpress_api_key: FRIENDLY.key,
        wordpress_endpoint: '/wp-json/wp/v2/properties',
      },
      { onConflict: 'user_id' },
    )
    .throwOnError()
  await signIn(page, person, '/dashboard/settings')
  return { site, person }
}

const pagesAsked = (site: StandInSite) =>
  site.asked
    .filter(({ method, query }) => method === 'GET' && query.has('page'))
    .map(({ query }) => Number(query.get('page')))

test('all pages are read, a few at a time, with progress, and kept in this browser', async ({
  page,
}) => {
  const { site } = await connect(page, { listings: 1250, heldFrom: 4 })
  await expect(page.getByText('300 de 1,250')).toBeVisible()
  expect(Math.max(...pagesAsked(site))).toBeLessThanOrEqual(6)
  expect(await keptListings(page)).toEqual([])
  site.release()
  await expect(page.getByText('1,250 propiedades')).toBeVisible()
  const ids = (await keptListings(page)).map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: 1250 }, (_, at) => at + 1))
  expect(pagesAsked(site).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 13 }, (_, at) => at + 1),
  )
})

test('what is kept is there at once, without asking the site, until it is old or asked for', async ({
  page,
}) => {
  const { site } = await connect(page, { listings: 120 })
  await expect(page.getByText('120 propiedades')).toBeVisible()
  const asked = site.asked.length
  await page.reload()
  await expect(page.getByText('120 propiedades')).toBeVisible()
  expect(site.asked).toHaveLength(asked)
  site.change({ listings: 130 })
  await press(page, 'Actualizar')
  await expect(page.getByText('130 propiedades')).toBeVisible()
})

test('listings older than ten minutes are read again behind what is shown', async ({ page }) => {
  const { site } = await connect(page, { listings: 2 })
  await expect(page.getByText('2 propiedades')).toBeVisible()
  site.change({ listings: 5 })
  await page.clock.install({ time: Date.now() + 11 * 60_000 })
  await page.reload()
  await expect(page.getByText('5 propiedades')).toBeVisible()
})

test('a reading can be stopped; what came stays in sight but is not kept as the whole', async ({
  page,
}) => {
  const { site } = await connect(page, { listings: 250, heldFrom: 3 })
  await expect(page.getByText('200 de 250')).toBeVisible()
  await press(page, 'Detener')
  await expect(page.getByText('Detuviste la lectura de tus propiedades')).toBeVisible()
  await expect(page.getByText('200 propiedades')).toBeVisible()
  expect(await keptListings(page)).toEqual([])
  site.release()
  await press(page, 'Actualizar')
  await expect(page.getByText('250 propiedades')).toBeVisible()
  expect(await keptListings(page)).toHaveLength(250)
})

const ENDINGS: { name: string; options: Partial<SiteOptions>; count: string }[] = [
  {
    name: 'a page that vanished meanwhile ends the list',
    options: { listings: 200, vanished: 50 },
    count: '200 propiedades',
  },
  {
    name: 'without a total the list is read to its end',
    options: { listings: 230, sendsTotal: false },
    count: '230 propiedades',
  },
  {
    name: 'a busy site is asked again after a pause',
    options: { listings: 150, busyTimes: 2 },
    count: '150 propiedades',
  },
  { name: 'an empty site has no properties', options: { listings: 0 }, count: '0 propiedades' },
  {
    name: 'a locked site is read by our server',
    options: { listings: 150, locked: true },
    count: '150 propiedades',
  },
]

for (const { name, options, count } of ENDINGS) {
  test(name, async ({ page }) => {
    await connect(page, options)
    await expect(page.getByText(count)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
}

test('where browsers are refused, later readings go straight to our server', async ({ page }) => {
  const { site } = await connect(page, { locked: true })
  await expect(page.getByText('3 propiedades')).toBeVisible()
  const preflights = () => site.asked.filter(({ method }) => method === 'OPTIONS').length
  const before = preflights()
  expect(before).toBeGreaterThan(0)
  await page.reload()
  await press(page, 'Actualizar')
  await expect.poll(() => pagesAsked(site).length).toBeGreaterThan(1)
  await expect(page.getByText('leídas hace un momento')).toBeVisible()
  expect(preflights()).toBe(before)
})

test('pictures that are named by id are asked for in hundreds', async ({ page }) => {
  const { site } = await connect(page, { listings: 120, galleryIds: true })
  await expect(page.getByText('120 propiedades')).toBeVisible()
  const batches = site.asked.filter(
    ({ path, method }) => path.endsWith('/media') && method === 'GET',
  )
  expect(batches.map(({ query }) => query.get('include')?.split(',').length)).toEqual(
    expect.arrayContaining([100, 100, 40]),
  )
  const last = (await keptListings(page)).at(-1)
  expect(last?.images).toEqual([1, 2].map((at) => `${site.url}/wp-content/uploads/120-${at}.png`))
})

const FAILURES: { options: Partial<SiteOptions>; text: string }[] = [
  {
    options: { locked: true, key: 'admin:otra' },
    text: 'Error de autenticación. La API Key es inválida o el formato es incorrecto.',
  },
  {
    options: { status: 403 },
    text: 'Acceso denegado. La API Key no tiene los permisos necesarios.',
  },
  { options: { route: null }, text: 'No se encontró el endpoint de propiedades en WordPress.' },
  { options: { status: 410 }, text: 'Fuera de servicio' },
  { options: { onlyPages: true }, text: 'Error al obtener las propiedades' },
]

for (const { options, text } of FAILURES) {
  test(`kept listings stay when the site fails: ${text}`, async ({ page }) => {
    const { site } = await connect(page, { listings: 4 })
    await expect(page.getByText('4 propiedades')).toBeVisible()
    site.change(options)
    await press(page, 'Actualizar')
    await expect(page.getByRole('alert').getByText(text)).toBeVisible()
    await expect(page.getByText('4 propiedades')).toBeVisible()
    expect(await keptListings(page)).toHaveLength(4)
  })
}

test('without internet what is kept stays, and is read again when it comes back', async ({
  page,
  context,
}) => {
  const { site } = await connect(page, { listings: 4 })
  await expect(page.getByText('4 propiedades')).toBeVisible()
  await context.setOffline(true)
  await press(page, 'Actualizar')
  await expect(page.getByText('Error de conexión con WordPress')).toBeVisible()
  await expect(page.getByText('4 propiedades')).toBeVisible()
  site.change({ listings: 6 })
  await context.setOffline(false)
  await expect(page.getByText('6 propiedades')).toBeVisible()
})

test('two tabs do not read at the same time, and both see the result', async ({
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
  expect(pagesAsked(site).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
})

test('who leaves takes their listings along; another agent in the same browser sees only theirs', async ({
  page,
}) => {
  await connect(page, { listings: 7 })
  await expect(page.getByText('7 propiedades')).toBeVisible()
  expect(await everythingKept(page)).toHaveLength(1)
  await press(page, 'Salir')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => everythingKept(page)).toEqual([])
  const { person } = await connect(page, { listings: 3 })
  await expect(page.getByText('3 propiedades')).toBeVisible()
  expect((await everythingKept(page)).map(({ userId }) => userId)).toEqual([person.id])
})

test('a session that ended elsewhere leaves nothing for the next person', async ({ page }) => {
  await connect(page, { listings: 7 })
  await expect(page.getByText('7 propiedades')).toBeVisible()
  await enter(page, '/dashboard/settings')
  await expect.poll(() => everythingKept(page)).toEqual([])
})
