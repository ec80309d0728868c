import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { entry } from './support/dashboard.ts'
import { choose, expectCount, openProperties, titles } from './support/properties.ts'

/** The titles inside the window, in their order; the header covers what is above. */
const TITLES_IN_SIGHT = `[...document.querySelectorAll('article h3')]
  .filter((title) => {
    const { top, bottom } = title.getBoundingClientRect()
    return top > 100 && bottom < innerHeight
  })
  .map((title) => title.textContent)`

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('PROP-22 filters stay on the way to a listing and to another section, and the search finds listings', async ({
  page,
}) => {
  await openProperties(page, sites, { listings: 12 })
  await choose(page, 'Tipo', 'Casa')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('queretaro')
  await expect(titles(page)).toHaveText(['Casa 5 en Querétaro'])
  await page.getByRole('link', { name: 'Casa 5 en Querétaro' }).click()
  await expect(page.getByRole('heading', { name: 'Casa 5 en Querétaro' })).toBeFocused()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expectCount(page, '1 de 12 propiedades')
  await entry(page, 'Calculadora').click()
  await entry(page, 'Propiedades').click()
  await expectCount(page, '1 de 12 propiedades')

  await page.setViewportSize({ width: 390, height: 844 })
  // The line that asks to confirm the address is dismissed for the day.
  await page.getByRole('button', { name: 'Ahora no' }).click()
  for (const name of ['Mostrar Chat', /Ordenar por/, /Filtros/]) {
    await expect(page.getByRole('button', { name })).toBeVisible()
  }
  await expect
    .poll(async () => (await page.getByRole('article').first().boundingBox())?.y)
    .toBeLessThan(260)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill('local merida')
  await page.getByRole('option', { name: /Local 4 en Mérida/ }).click()
  await expect(page.getByRole('heading', { name: 'Local 4 en Mérida' })).toBeVisible()
})

/** What is in the page does not depend on how many there are; the long form reads as many as the largest agencies have. */
const MANY = process.env['PREDIO_TEST_FULL']
  ? { listings: 5000, text: '5,000 propiedades', offsets: [4000, 60_000, 250_000, 30_000] }
  : { listings: 300, text: '300 propiedades', offsets: [4000, 15_000, 8000] }

test('PROP-23 thousands of listings keep a light page, and Back returns to the same card', async ({
  page,
}) => {
  await openProperties(page, sites, { listings: MANY.listings })
  // Pages of a hundred, read and merged beside other work.
  await expectCount(page, MANY.text, { timeout: 180_000 })
  for (const offset of MANY.offsets) {
    await page.evaluate(`scrollTo(0, ${offset})`)
    await expect
      .poll(async () => (await page.evaluate<string[]>(TITLES_IN_SIGHT)).length)
      .toBeGreaterThanOrEqual(3)
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(60)
  }
  const [title = ''] = await page.evaluate<string[]>(TITLES_IN_SIGHT)
  const seen = page.getByRole('link', { name: title, exact: true })
  const before = await seen.boundingBox()
  await seen.click()
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect(seen).toBeInViewport()
  await expect
    .poll(async () => Math.abs(((await seen.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(100)
})
