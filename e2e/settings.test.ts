import { expect, test, type Page } from '@playwright/test'
import {
  startSiteStandIn,
  type SiteStandIn,
} from '../test-support/site-stand-in/start-site-stand-in.ts'
import {
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

let sites: SiteStandIn
test.beforeAll(async () => {
  sites = await startSiteStandIn()
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
      if (advice) await expect(page.getByText(advice)).toBeVisible()
      else await expect(page.getByText(NOT_CONFIRMED).or(page.getByText(OFF))).toBeHidden()
      await press(page, 'Guardar')
      if (endpoint === null) {
        await expectToast(page, text === NO_ENDPOINT ? NO_ENDPOINT_SAVED : NOT_VALID)
        await expect(fields(page).url).toHaveValue(site.url)
        expect(await storedSettings(person)).toEqual(before)
      } else {
        await expectToast(page, 'Configuración guardada exitosamente')
        expect(await storedSettings(person)).toMatchObject({
          wordpress_url: site.url,
          wordpress_api_key: key || null,
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
    page.getByText('URL inválida. Asegúrate de incluir el protocolo (http:// o https://)'),
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
