import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { addClients, clientList } from './support/crm.ts'
import { offlineListings } from './support/offline-listings.ts'
import {
  cacheNames,
  offlineContacts,
  cachedFiles,
  programCached,
  tellOffline,
  traces,
} from './support/offline.ts'
import { expectAccessible } from './support/accessibility.ts'
import { createPerson, signIn, type Account } from './support/people.ts'
import { connectSite, titles } from './support/properties.ts'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = 'Estás sin conexión.'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

async function prepareDevice(page: Page): Promise<Account> {
  const person = await createPerson()
  await connectSite(person, sites.add({ listings: 4 }))
  await addClients(person, [
    { first_name: 'Ana', last_name: 'Pech', phone: '+529991112233', email: 'ana@correo.mx' },
    { first_name: 'José', last_name: 'Núñez', phone: '+529994445566', notes: 'Presupuesto corto' },
  ])
  await signIn(page, person)
  await expect(titles(page).first()).toBeVisible()
  await open(page, 'CRM')
  await expect(clientList(page).getByRole('listitem')).toHaveCount(2)
  await expect.poll(async () => (await offlineContacts(page))[person.id]).toHaveLength(2)
  await expect.poll(async () => (await offlineListings(page)).length).toBe(4)
  await programCached(page)
  return person
}

/** Simulates an hour without a connection, after which a request first needs a new access token that cannot be fetched. */
async function expireSession(page: Page): Promise<void> {
  await page.evaluate(`localStorage.setItem('predio.session', JSON.stringify({
    ...JSON.parse(localStorage.getItem('predio.session')), expires_at: 1 }))`)
}

const STEP_MS = 50

/**
 * Expects the failure within half a second of the page's clock, which stands still after that. The clock moves in steps, because the
 * refused request fails in real time.
 */
async function expectFailureAtOnce(page: Page, button: Locator, failure: Locator): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 30_000)
  await button.click()
  let left = 500
  await expect(async () => {
    if (left > 0) await page.clock.runFor(STEP_MS)
    left -= STEP_MS
    await expect(failure).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

async function open(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: section, exact: true }).filter({ visible: true }).click()
}

const contacts = (page: Page) => page.getByRole('list', { name: 'Contactos guardados' })

test('OFF-04, OFF-06 and OFF-07 without a connection the app opens with offline copies and keeps typed input', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await prepareDevice(page)
  await open(page, 'Propiedades')
  await expect(titles(page).first()).toBeVisible()
  await context.setOffline(true)
  await expireSession(page)
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^Gestionar Etiquetas/ }).click()
  const tags = page.getByRole('dialog', { name: 'Gestionar Etiquetas' })
  await tags.getByLabel('Agregar Nueva Etiqueta').fill('Exclusiva')
  await page.keyboard.press('Enter')
  const save = tags.getByRole('button', { name: 'Guardar Etiquetas' })
  await expectFailureAtOnce(page, save, tags.getByText('Error al actualizar las etiquetas'))
  await expect(page.getByText(/^No se guardó: estás sin conexión/)).toBeVisible()
  await expect(tags.getByText('Exclusiva')).toBeVisible()
  await page.clock.resume()

  await page.reload()
  await tellOffline(page)
  await expect(page.getByText(OFFLINE).first()).toBeVisible()
  await open(page, 'Propiedades')
  await expect(titles(page).first()).toBeVisible()
  await expectAccessible(page, 'shown')

  await open(page, 'CRM')
  await expect(contacts(page).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(/^Contactos guardados en este dispositivo/)).toBeVisible()
  await expectAccessible(page, 'shown')
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('nunez')
  await expect(contacts(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Llamar a José' })).toHaveAttribute(
    'href',
    'tel:+529994445566',
  )
  await expect(page.getByRole('link', { name: 'Abrir WhatsApp con José' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/529994445566/,
  )

  await page.getByRole('button', { name: 'Nuevo Cliente' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Nombre/).fill('Luz')
  await form.getByLabel(/^Apellidos/).fill('Canul')
  await form.getByLabel(/^Teléfono/).fill('9997778899')
  await form.getByRole('button', { name: 'Guardar cliente' }).click()
  await expect(form).toBeHidden()
  const outboxList = page.getByRole('list', { name: 'Por enviar' })
  await expect(outboxList.getByText('Luz Canul')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
  await expect(outboxList).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('')
  await expect(clientList(page).getByRole('listitem')).toHaveCount(3)
})

async function expectInstallable(request: APIRequestContext): Promise<string> {
  const worker = await request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    start_url: string
    icons: { src: string; purpose?: string }[]
    shortcuts: { name: string; url: string }[]
  }
  expect(manifest.start_url).toBe('/dashboard')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
  return manifest.shortcuts.find(({ name }) => name === 'Clientes')?.url ?? ''
}

/** The service worker may cache these files of the program, and no data of a person. */
const OF_THE_PROGRAM =
  /^\/(assets\/[\w.-]+|(app|dashboard)\.html|config\.json|theme\.js|manifest\.webmanifest|[\w-]+\.(svg|png))$/

test('OFF-01, OFF-02, OFF-05, OFF-09, OFF-11 and OFF-23 only the program is cached, the app can be installed, and a sign-out leaves no data', async ({
  page,
  context,
  request,
}) => {
  const { id } = await prepareDevice(page)
  await expect
    .poll(() => traces(page))
    .toEqual(
      expect.arrayContaining([
        ...['listings', 'ways', 'contacts'].map((store) => `predio.listings/${store}/${id}`),
        `predio.listings/last-seen/${id},clients`,
        'predio.session',
      ]),
    )
  await page.goto('/terminos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Términos')
  await page.goto('/compartido/nada')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(await expectInstallable(request))
  await expect(page.getByRole('heading', { name: 'CRM Inmobiliario' })).toBeVisible()
  await expect(clientList(page).getByRole('listitem')).toHaveCount(2)
  const strange = (await cachedFiles(page)).filter((path) => !OF_THE_PROGRAM.test(path))
  expect(strange).toEqual([])
  await page.goto('/dashboard/clientes')
  await expect.poll(() => traces(page)).toContain(`predio.look.${id}./dashboard/clientes`)
  await context.setOffline(true)
  const otherPage = await context.newPage()
  await expect(otherPage.goto('/terminos')).rejects.toThrow(/INTERNET_DISCONNECTED|FAILED/)
  await otherPage.close()

  await page.goto('/dashboard')
  await tellOffline(page)
  await expect(titles(page).first()).toBeVisible()
  await open(page, 'Salir')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => cacheNames(page)).toEqual([])
  await expect.poll(() => traces(page)).toEqual([])

  await context.setOffline(false)
  const next = await createPerson()
  await signIn(page, next)
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
  await programCached(page)
  await context.setOffline(true)
  await page.reload()
  await tellOffline(page)
  await expect(page.getByText(OFFLINE).first()).toBeVisible()
  await open(page, 'CRM')
  await expect(page.getByText('Error al cargar los datos del CRM')).toBeVisible()
  await expect(page.getByText('Ana Pech')).toHaveCount(0)
})

test('OFF-08 a new release is offered, and a reload over typed input always asks first', async ({
  page,
}) => {
  await signIn(page, await createPerson(), '/dashboard/settings')
  await programCached(page)
  await page.evaluate('globalThis.isSamePage = true')
  // The browser takes the same script at another address for a new release.
  await page.evaluate(`navigator.serviceWorker.register('/sw.js?otra').then(() => undefined)`)
  await expect(page.getByText('Hay una versión nueva')).toBeVisible()
  const url = page.getByLabel('URL del sitio', { exact: true })
  await url.fill('https://otro-sitio.example')
  await page.getByRole('button', { name: 'Actualizar', exact: true }).first().click()
  const asking = page.getByRole('alertdialog', { name: '¿Actualizar ahora?' })
  await asking.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(url).toHaveValue('https://otro-sitio.example')
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true)

  await page.getByRole('button', { name: 'Actualizar', exact: true }).first().click()
  await asking.getByRole('button', { name: 'Actualizar' }).click()
  await expect
    .poll(() => page.evaluate('globalThis.isSamePage ?? false').catch(() => 'leaving'))
    .toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
