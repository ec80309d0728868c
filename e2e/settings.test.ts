import { expect, test } from '@playwright/test'
import {
  startSiteStandIn,
  type SiteStandIn,
} from '../test-support/site-stand-in/start-site-stand-in.ts'
import { FRIENDLY, type SiteOptions } from '../test-support/site-stand-in/site-options.ts'
import {
  expectToast,
  fields,
  fillSite,
  openSettings,
  press,
  storedSettings,
} from './support/settings.ts'

let sites: SiteStandIn
test.beforeAll(async () => {
  sites = await startSiteStandIn()
})
test.afterAll(() => sites.stop())

const RIGHT = FRIENDLY.key
const WRONG = 'admin:inventada'
const CONNECTED = 'Conexión exitosa con WordPress'
const MISSING = 'No se encontró la API REST de WordPress. Verifica que esté habilitada.'
const REFUSED = 'Error de autenticación. La API Key es inválida o el formato es incorrecto.'
const FORBIDDEN = 'Acceso denegado. La API Key no tiene los permisos necesarios.'
const UNREACHABLE =
  'No se pudo conectar al servidor. Verifica la URL y que el sitio esté accesible.'
const TIMEOUT = 'La conexión tardó demasiado. Verifica que el sitio responda correctamente.'
const OTHER = 'Error de conexión. Verifica la URL y que el sitio esté accesible.'
const NO_ENDPOINT = 'WordPress conectado, pero no se encontró el endpoint de propiedades'
const NOT_CONFIRMED = /no confirmó la API Key/
const OFF = /desactivadas las contraseñas de aplicación/

interface Outcome {
  name: string
  options: Partial<SiteOptions>
  key?: string
  text: string
  advice?: RegExp
  /** What is stored as the endpoint; null where it may not be saved. */
  endpoint: string | null
}

const PROPERTIES = '/wp-json/wp/v2/properties'

const OUTCOMES: Outcome[] = [
  { name: 'the right key', options: {}, text: CONNECTED, endpoint: PROPERTIES },
  { name: 'no key', options: {}, key: '', text: CONNECTED, endpoint: PROPERTIES },
  {
    name: 'a wrong key that the site takes for nobody',
    options: {},
    key: WRONG,
    text: CONNECTED,
    advice: NOT_CONFIRMED,
    endpoint: PROPERTIES,
  },
  {
    name: 'a wrong key on a strict site',
    options: { strict: true },
    key: WRONG,
    text: REFUSED,
    advice: /Crea otra contraseña de aplicación/,
    endpoint: null,
  },
  {
    name: 'a locked site with its key, which only our server can read',
    options: { locked: true },
    text: CONNECTED,
    endpoint: PROPERTIES,
  },
  {
    name: 'a locked site with a wrong key',
    options: { locked: true },
    key: WRONG,
    text: REFUSED,
    endpoint: null,
  },
  {
    name: 'a host that drops Authorization',
    options: { dropsAuthorization: true },
    text: CONNECTED,
    advice: NOT_CONFIRMED,
    endpoint: PROPERTIES,
  },
  {
    name: 'application passwords switched off',
    options: { passwordsOff: true },
    text: CONNECTED,
    advice: OFF,
    endpoint: PROPERTIES,
  },
  {
    name: 'a site without the users route',
    options: { hasUsersRoute: false },
    text: CONNECTED,
    endpoint: PROPERTIES,
  },
  {
    name: 'plain permalinks',
    options: { plainPermalinks: true },
    text: CONNECTED,
    endpoint: '/?rest_route=/wp/v2/properties',
  },
  {
    name: 'a site that refuses browsers',
    options: { refusesBrowsers: true },
    text: CONNECTED,
    endpoint: PROPERTIES,
  },
  {
    name: 'the second candidate',
    options: { route: 'real-estate/v1/properties' },
    text: CONNECTED,
    endpoint: '/wp-json/real-estate/v1/properties',
  },
  {
    name: 'a translated type',
    options: { route: 'wp/v2/propiedades' },
    text: CONNECTED,
    endpoint: '/wp-json/wp/v2/propiedades',
  },
  {
    name: 'a site without properties',
    options: { route: null },
    text: NO_ENDPOINT,
    advice: /plugin o tema de propiedades/,
    endpoint: null,
  },
  {
    name: 'a site that is no WordPress',
    options: { onlyPages: true },
    text: MISSING,
    endpoint: null,
  },
  { name: '404', options: { status: 404 }, text: MISSING, endpoint: null },
  { name: '403', options: { status: 403 }, text: FORBIDDEN, endpoint: null },
  {
    name: '503',
    options: { status: 503 },
    text: 'Error de conexión: 503 Service Unavailable',
    advice: /error propio/,
    endpoint: null,
  },
]

for (const { name, options, key = RIGHT, text, advice, endpoint } of OUTCOMES) {
  test(`the connection test: ${name}`, async ({ page }) => {
    const site = sites.add(options)
    const person = await openSettings(page)
    await fillSite(page, site.url, key)
    await press(page, 'Probar conexión')
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    if (advice) await expect(page.getByText(advice)).toBeVisible()
    await press(page, 'Guardar')
    if (endpoint === null) {
      const refused =
        text === NO_ENDPOINT
          ? 'No se encontró el endpoint de propiedades en WordPress.'
          : 'La conexión con WordPress no es válida'
      await expectToast(page, refused)
      await expect(fields(page).url).toHaveValue(site.url)
      expect(await storedSettings(person)).toMatchObject({ wordpress_url: null })
    } else {
      await expectToast(page, 'Configuración guardada exitosamente')
      expect(await storedSettings(person)).toMatchObject({
        wordpress_url: site.url,
        wordpress_api_key: key || null,
        wordpress_endpoint: endpoint,
      })
      await expect(page.getByText('3 propiedades')).toBeVisible()
    }
    expect(site.asked.every(({ cookie }) => cookie === undefined)).toBe(true)
  })
}

const ELSEWHERE = [
  { name: 'a port where nobody answers', url: () => 'http://127.0.0.1:9', text: UNREACHABLE },
  { name: 'a host that does not exist', url: () => 'https://nadie.invalid', text: UNREACHABLE },
  {
    name: 'a server without TLS',
    url: () => sites.add().url.replace('http:', 'https:'),
    text: OTHER,
  },
]

for (const { name, url, text } of ELSEWHERE) {
  test(`the connection test: ${name}`, async ({ page }) => {
    await openSettings(page)
    await fillSite(page, url(), RIGHT)
    await press(page, 'Probar conexión')
    await expect(page.getByRole('alert').getByText(text)).toBeVisible()
  })
}

test('a site that never answers is given 30 seconds, and can be given up before', async ({
  page,
}) => {
  const site = sites.add({ hangs: true })
  await openSettings(page)
  await page.clock.install()
  await fillSite(page, site.url)
  await press(page, 'Probar conexión')
  await expect(page.getByText('Buscando la API de WordPress…')).toBeVisible()
  await press(page, 'Cancelar')
  await expect(page.getByText('Buscando la API de WordPress…')).toBeHidden()
  await press(page, 'Probar conexión')
  await expect.poll(() => site.asked.length).toBe(2)
  await page.clock.fastForward(29_000)
  await expect(page.getByText('Buscando la API de WordPress…')).toBeVisible()
  await page.clock.fastForward(1500)
  await expect(page.getByRole('alert').getByText(TIMEOUT)).toBeVisible()
})

test('an address is mended or refused before anything is asked', async ({ page }) => {
  await openSettings(page)
  await press(page, 'Probar conexión')
  await expect(page.getByText('Escribe la dirección de tu sitio para probarla')).toBeVisible()
  await fields(page).url.fill('mi sitio')
  await press(page, 'Guardar')
  await expect(
    page.getByText('URL inválida. Asegúrate de incluir el protocolo (http:// o https://)'),
  ).toBeVisible()
  await expect(fields(page).url).toBeFocused()
})
