import { expect, test, type Page } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import {
  KEY_MISSING,
  NOT_CONFIRMED,
  NOT_VALID,
  NO_ENDPOINT,
  NO_ENDPOINT_SAVED,
  OFF,
  OTHER,
  OUTCOMES,
  RIGHT,
  TIMEOUT,
  UNREACHABLE,
  type Outcome,
} from './support/connection-outcomes.ts'
import {
  expectToast,
  fields,
  fillSite,
  openSettings,
  press,
  storedSettings,
} from './support/settings.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

/** One screen walks through them, as a person who tries one site after another. */
async function tryEach(page: Page, outcomes: readonly Outcome[]): Promise<void> {
  const person = await openSettings(page)
  await page.clock.install()
  for (const [at, { name, options, key = RIGHT, text, advice, endpoint }] of outcomes.entries()) {
    await test.step(name, async () => {
      const before = await storedSettings(person)
      const site = sites.add({ listings: at + 2, ...options })
      await fillSite(page, site.url, key)
      await press(page, 'Probar conexión')
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      if (advice) await expect(page.getByRole('main')).toContainText(advice)
      else await expect(page.getByText(NOT_CONFIRMED).or(page.getByText(OFF))).toBeHidden()
      await press(page, 'Guardar')
      if (text === KEY_MISSING) {
        // Nothing is saved, and nothing says so: the field asks for the key.
        await expect(fields(page).siteKey).toBeFocused()
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        expect(await storedSettings(person)).toEqual(before)
      } else if (endpoint === null) {
        await expectToast(page, text === NO_ENDPOINT ? NO_ENDPOINT_SAVED : NOT_VALID)
        await expect(fields(page).url).toHaveValue(site.url)
        expect(await storedSettings(person)).toEqual(before)
      } else {
        await expectToast(page, 'Configuración guardada exitosamente')
        expect(await storedSettings(person)).toMatchObject({
          wordpress_url: site.url,
          has_site_key: key !== '',
          wordpress_endpoint: endpoint,
        })
        await expect(page.getByText(`${at + 2} propiedades`)).toBeVisible()
      }
      expect(site.asked.every(({ cookie }) => cookie === undefined)).toBe(true)
      await outlastToasts(page)
    })
  }
}

/** The next one must not be taken for an earlier one. */
async function outlastToasts(page: Page): Promise<void> {
  await page.clock.fastForward(6000)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('what the connection test finds is told, and may be saved', async ({ page }) => {
  await tryEach(
    page,
    OUTCOMES.filter(({ endpoint }) => endpoint !== null),
  )
})

test('what the connection test refuses is told, and may not be saved', async ({ page }) => {
  await tryEach(
    page,
    OUTCOMES.filter(({ endpoint }) => endpoint === null),
  )
})

const ELSEWHERE = [
  { name: 'a port where nobody answers', url: () => 'http://127.0.0.1:9', text: UNREACHABLE },
  {
    name: 'a server without TLS',
    url: () => sites.add().url.replace('http:', 'https:'),
    text: OTHER,
  },
  { name: 'a host that does not exist', url: () => 'https://nadie.invalid', text: UNREACHABLE },
]

test('what is no site at all is told apart, and so is being offline', async ({ page, context }) => {
  await openSettings(page)
  await press(page, 'Probar conexión')
  await expect(page.getByText('Escribe la dirección de tu sitio para probarla')).toBeVisible()
  await fields(page).url.fill('mi sitio')
  await press(page, 'Guardar')
  await expect(
    page.getByText(
      'URL inválida. Asegúrate de incluir el protocolo (http:// o https://). Tiene un espacio en medio: bórralo.',
    ),
  ).toBeVisible()
  await expect(fields(page).url).toBeFocused()
  for (const { name, url, text } of ELSEWHERE) {
    await test.step(name, async () => {
      await fillSite(page, url(), RIGHT)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await press(page, 'Probar conexión')
      await expect(page.getByRole('alert').getByText(text)).toBeVisible()
    })
  }
  await context.setOffline(true)
  await press(page, 'Guardar')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^Error de conexión\s*Revisa tu internet e intenta de nuevo\.$/,
  )
})

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

test('an address that leads to another host is put right in one press', async ({ page }) => {
  const home = sites.add({ locked: true })
  const url = home.url.replace('127.0.0.1', 'localhost')
  const typed = sites.add({ redirectsTo: url })
  const person = await openSettings(page)
  await fillSite(page, typed.url, RIGHT)
  await press(page, 'Probar conexión')
  await expect(page.getByText(`Lleva a ${url}`)).toBeVisible()
  expect(home.asked.every(({ authorization }) => authorization === undefined)).toBe(true)
  await press(page, 'Usar esa dirección')
  await expectToast(page, 'Conexión exitosa con WordPress')
  await expect(fields(page).url).toHaveValue(url)

  // The next failure does not stand beside the last success.
  home.change({ status: 503 })
  await press(page, 'Probar conexión')
  await expect(page.getByRole('alert').getByText('Error de conexión: 503')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  home.change({ status: null })
  await press(page, 'Guardar')
  await expectToast(page, 'Configuración guardada exitosamente')
  expect((await storedSettings(person))?.wordpress_url).toBe(url)
})

test('an address without scheme is read over http where https is not answered, and typed as it is stored', async ({
  page,
}) => {
  const site = sites.add()
  const person = await openSettings(page)
  await fillSite(page, `${site.url.replace('http://', '')}/wp-json/`, RIGHT)
  await press(page, 'Guardar')
  await expectToast(page, 'Configuración guardada exitosamente')
  await expect(
    page.getByText(/no respondió con https:\/\/, así que lo leímos con http/),
  ).toBeVisible()
  await expect(fields(page).url).toHaveValue(site.url)
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()
  expect((await storedSettings(person))?.wordpress_url).toBe(site.url)

  await fields(page).url.fill(`${site.url}/`)
  await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible()
  await press(page, 'Guardar')
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()
  await expect(fields(page).url).toHaveValue(site.url)
  await page.reload()
  await expect(fields(page).url).toHaveValue(site.url)
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()
})
