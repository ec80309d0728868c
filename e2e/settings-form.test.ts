import { expect, test } from '@playwright/test'
import { AI_KEYS } from '../test-support/ai-keys.ts'
import { FRIENDLY } from '../test-support/site-stub/site-options.ts'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { enter, entry, expectSection } from './support/dashboard.ts'
import { makeUnreadable, savedAiKey, savedKeys } from './support/keys.ts'
import { offlineListings } from './support/offline-listings.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import {
  expectToast,
  fields,
  fillSite,
  openSettings,
  press,
  saveSite,
  storedSettings,
} from './support/settings.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

const RIGHT = FRIENDLY.key
const PROPERTIES = '/wp-json/wp/v2/properties'
const NOT_CONFIRMED = /no confirmó la API Key/

test('a site is saved under its conditions; its key shows only its end and can be replaced or removed', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const site = sites.add()
  const person = await openSettings(page)
  expect(await storedSettings(person)).toMatchObject({
    wordpress_url: null,
    has_site_key: false,
    has_ai_key: false,
    wordpress_field_mapping: {},
  })
  const { siteKey } = fields(page)
  await saveSite(page, site.url, RIGHT)
  await expect(siteKey).toHaveValue('••••mnop')
  const browserAsked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(site.url)) browserAsked.push(request.url())
  })
  await page.reload()
  await expect(siteKey).toHaveValue('••••mnop')
  const throughServer = page.waitForResponse('**/functions/v1/site-proxy')
  await press(page, 'Actualizar')
  expect((await throughServer).status()).toBe(200)
  await expect(page.getByText('leídas hace un momento')).toBeVisible()
  expect(await page.content()).not.toContain('efgh')

  // The key stays on the server: the browser asks the site nothing, and its key goes to no other site.
  expect(browserAsked).toEqual([])
  await fields(page).url.fill('https://otra.example')
  await press(page, 'Guardar')
  await expect(page.getByText('Cambiaste de sitio: escribe la API Key del nuevo')).toBeVisible()
  await expect(siteKey).toBeFocused()
  await fields(page).url.fill(site.url)
  await press(page, 'Probar conexión')
  await expectToast(page, 'Conexión exitosa con WordPress')

  await siteKey.focus()
  await page.keyboard.type('nueva clave 99')
  await expect(siteKey).toHaveValue('nueva clave 99')
  await expect(siteKey).toHaveAttribute('type', 'password')
  site.change({ key: 'admin:nuevaclave99' })
  await press(page, 'Guardar')
  await expect(siteKey).toHaveValue('••••e 99')
  expect((await savedKeys(person)).site).toEqual({ state: 'saved', ending: 'e 99' })

  await siteKey.focus()
  await page.keyboard.press('Backspace')
  await expect(siteKey).toHaveValue('')
  await expect(page.getByText('Se quitará al guardar.')).toBeVisible()
  await press(page, 'Guardar')
  await expect.poll(async () => (await storedSettings(person))?.has_site_key).toBe(false)
  expect(problems).toEqual([])

  // A public site needs no key, and may be down while it is saved.
  const second = sites.add({ status: 503, listings: 4 })
  await fillSite(page, second.url)
  await press(page, 'Guardar')
  await expect.poll(async () => (await storedSettings(person))?.wordpress_url).toBe(second.url)
  expect((await storedSettings(person))?.wordpress_endpoint).toBeNull()
  second.change({ status: null })
  await press(page, 'Actualizar')
  await expect(page.getByText('4 propiedades')).toBeVisible()
  expect((await storedSettings(person))?.wordpress_endpoint).toBe(PROPERTIES)
})

test('keys that the server can no longer open are asked for again, kindly', async ({ page }) => {
  const site = sites.add()
  const person = await openSettings(page)
  const { siteKey, aiKey } = fields(page)
  await aiKey.fill(AI_KEYS.good)
  await saveSite(page, site.url, RIGHT)
  await makeUnreadable(person)
  await page.reload()
  await expect(siteKey).toHaveValue('')
  await expect(
    page.getByText('que guardaste, o es de otro sitio. Vuelve a escribirla.'),
  ).toBeVisible()
  await expect(page.getByText('que guardaste. Vuelve a escribirla.')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Actualizar')
  await expect(page.getByText('Vuelve a escribir la API Key de tu sitio')).toBeVisible()

  await siteKey.fill(RIGHT)
  await aiKey.fill(AI_KEYS.good)
  await press(page, 'Guardar')
  await expectToast(page, 'Configuración guardada exitosamente')
  await expect(siteKey).toHaveValue('••••mnop')
  await expect(page.getByText(/Vuelve a escribir/)).toHaveCount(0)
  expect(await savedAiKey(person)).toBe(AI_KEYS.good)
})

test('what cannot be read says so; what was typed survives a reload, but never a key', async ({
  page,
}) => {
  await page.route('**/rest/v1/user_settings*', (route) => route.fulfill({ status: 500, json: {} }))
  await enter(page, '/dashboard/settings')
  await expect(page.getByText('Error al cargar la configuración')).toBeVisible()
  await page.unroute('**/rest/v1/user_settings*')
  await press(page, 'Reintentar')
  await expect(page.getByRole('heading', { name: 'Sitio WordPress' })).toBeVisible()

  await fillSite(page, 'https://casas.mx', 'ana:secreta')
  await fields(page).aiKey.fill('sk-secreta')
  // A look at another section costs nothing.
  await entry(page, 'Calculadora').click()
  await expectSection(page, 'Calculadora')
  await page.goBack()
  await expect(fields(page).siteKey).toHaveValue('ana:secreta')
  await expect(fields(page).aiKey).toHaveValue('sk-secreta')
  await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible()
  // Keys are kept in memory only, so the browser asks before a reload.
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(fields(page).url).toHaveValue('https://casas.mx')
  await expect(fields(page).siteKey).toHaveValue('')
  await expect(fields(page).aiKey).toHaveValue('')
  const storage = await page.evaluate('JSON.stringify({ ...sessionStorage, ...localStorage })')
  expect(storage).not.toContain('secreta')
})

const AI_FAULTS = [
  { key: '', text: 'API key no proporcionada' },
  { key: AI_KEYS.malformed, text: 'API key inválida o mal formateada' },
  { key: 'sk-ñandú', text: 'API key inválida o mal formateada' },
  {
    key: 'sk-con espacio',
    text: 'API key inválida o mal formateada. Tiene un espacio en medio: bórralo.',
  },
  { key: AI_KEYS.wrong, text: 'API key inválida' },
]

/** The key is not judged by any of these. */
const AI_UNTESTED = [
  { key: AI_KEYS.nonsense, reason: 'El proveedor de AI respondió algo que no se puede leer.' },
  { key: AI_KEYS.limited, reason: /demasiadas solicitudes/ },
  { key: AI_KEYS.broken, reason: /tiene problemas/ },
  { key: AI_KEYS.broke, reason: 'Tu cuenta del proveedor de AI no tiene saldo.' },
]

test('an AI key is saved unless it is refused, even while the site is down', async ({ page }) => {
  const site = sites.add()
  const person = await openSettings(page)
  const { aiKey } = fields(page)
  await saveSite(page, site.url, RIGHT)
  site.change({ status: 503 })
  for (const { key, text } of AI_FAULTS) {
    await aiKey.fill(key)
    await press(page, 'Probar API key')
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await press(page, 'Guardar')
  await expectToast(page, 'La API key de OpenAI no es válida')
  expect(await savedAiKey(person)).toBeNull()
  await expect(aiKey).toHaveValue(AI_KEYS.wrong)

  for (const { key, reason } of AI_UNTESTED) {
    await aiKey.fill(key)
    await press(page, 'Probar API key')
    await expect(page.getByText('Error al validar la API key', { exact: true })).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByText('Conexión exitosa con OpenAI')).toBeHidden()
  }
  await press(page, 'Guardar')
  await expectToast(page, 'Configuración guardada exitosamente')
  await expect(page.getByText('Guardamos tu API key, pero no se pudo probar.')).toBeVisible()
  expect(await savedAiKey(person)).toBe(AI_KEYS.broke)

  await aiKey.fill(AI_KEYS.good)
  await press(page, 'Probar API key')
  await expectToast(page, 'Conexión exitosa con OpenAI')
  const saving = '**/rest/v1/user_settings?*on_conflict=user_id*'
  await page.route(saving, (route) =>
    route.fulfill({ status: 400, json: { code: '23514', message: 'refused' } }),
  )
  await press(page, 'Guardar')
  await expectToast(page, 'Error al actualizar la configuración')
  await page.unroute(saving)
  await page.route(saving, (route) => route.abort())
  await press(page, 'Guardar')
  await expectToast(page, 'Error al guardar la configuración')
  await expect(aiKey).toHaveValue(AI_KEYS.good)
  await page.unroute(saving)
  await press(page, 'Guardar')
  await expect(aiKey).toHaveValue('••••cdef')
  expect(await savedAiKey(person)).toBe(AI_KEYS.good)
})

test('fields of a site that names them its own way are mapped by hand', async ({ page }) => {
  // The newest is behind a password: it is listed, and is no listing.
  const site = sites.add({
    vocabulary: 'odd',
    listings: 4,
    changes: { 1: { content: { rendered: '', protected: true } } },
  })
  const person = await openSettings(page)
  await saveSite(page, site.url, RIGHT)
  await press(page, 'Revisar campos')
  const dialog = page.getByRole('dialog', { name: 'Mapeo de campos' })
  await expect(dialog.getByRole('button', { name: /Propiedad de muestra/ })).toContainText(
    'Terreno 2 en Guadalajara',
  )
  await dialog.getByRole('button', { name: /^Automático Precio/ }).click()
  await page.getByRole('option', { name: 'acf.cuanto_cuesta' }).click()
  await expect(dialog.getByText('Se lee: $1,002,000')).toBeVisible()
  await dialog.getByRole('button', { name: /^Automático Recámaras/ }).click()
  await page.getByRole('option', { name: 'acf.donde_duermes' }).click()
  await expect(dialog.getByText('Se lee: 3', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Usar este mapeo' }).click()
  await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible()
  await press(page, 'Guardar')
  await expect
    .poll(async () => (await storedSettings(person))?.wordpress_field_mapping)
    .toEqual({
      price: 'acf.cuanto_cuesta',
      bedrooms: 'acf.donde_duermes',
    })
  await expect
    .poll(async () => (await offlineListings(page)).map(({ price }) => price))
    .toEqual([1_002_000, 1_003_000, 1_004_000])
})

testEveryLook('Configuración is accessible, empty and with a verdict', async ({ page }) => {
  const site = sites.add({ dropsAuthorization: true })
  await openSettings(page)
  await expectAccessible(page)
  await saveSite(page, site.url, RIGHT)
  await expect(page.getByText(NOT_CONFIRMED)).toBeVisible()
  await page.getByText('¿Cómo consigo la API Key?').click()
  await expectAccessible(page)
})
