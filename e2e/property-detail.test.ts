import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { expectCount, openProperties } from './support/properties.ts'
import { readPages } from './support/read-pdf.ts'
import { expectToast } from './support/settings.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('a listing is copied as a link and printed on one sheet, and Back leads to the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { site, person } = await openProperties(page, sites, { listings: 2 })
  await page.getByRole('link', { name: 'Departamento 1 en Querétaro' }).click()
  await expect(page.getByText('Departamento cerca de todo.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expectToast(page, 'Copiado al portapapeles')
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${site.url}/propiedad/1/`)

  await expect(page.locator('[data-print-sheet]')).toContainText(person.email)
  const [sheet = '', ...more] = await readPages(await page.pdf({ format: 'Letter' }))
  expect(more).toEqual([])
  for (const text of [
    'Departamento 1 en Querétaro',
    '$1,001,000',
    'Calle 1, Querétaro',
    '120 m²',
    'Departamento cerca de todo.',
    person.email,
  ]) {
    expect(sheet).toContain(text)
  }
  for (const text of ['Saltar al contenido', 'Compartir', 'Clientes Vinculados', 'Calculadora']) {
    expect(sheet).not.toContain(text)
  }
  const width = `document.querySelector('[data-print-sheet] img:last-child')?.naturalWidth ?? 0`
  await expect.poll(() => page.evaluate<number>(width)).toBeGreaterThan(0)
  await page.evaluate('window.print = () => (window.__printed = true)')
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await page.waitForFunction('window.__printed')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expectCount(page, '2 propiedades')
})
