import { expect, test } from '@playwright/test'
import { FRIENDLY } from '../test-support/site-stub/site-options.ts'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { entry, expectSection } from './support/dashboard.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { fields, fillSite, openSettings, press, saveSite } from './support/settings.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

const RIGHT = FRIENDLY.key

test('SET-09 a site is connected, and its saved key never returns to the browser', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const site = sites.add()
  await openSettings(page)
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
  expect(browserAsked).toEqual([])
  await entry(page, 'Propiedades').click()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(problems).toEqual([])
})

test('SET-06 a typed address survives a reload, but a typed key survives only a visit to another section', async ({
  page,
}) => {
  await openSettings(page)
  await fillSite(page, 'https://casas.mx', 'ana:secreta')
  await fields(page).aiKey.fill('sk-secreta')
  await entry(page, 'Calculadora').click()
  await expectSection(page, 'Calculadora')
  await page.goBack()
  await expect(fields(page).siteKey).toHaveValue('ana:secreta')
  await expect(fields(page).aiKey).toHaveValue('sk-secreta')
  await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible()
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
