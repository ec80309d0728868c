import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { enter, entry } from './support/dashboard.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import {
  card,
  choose,
  connectSite,
  expectCount,
  openProperties,
  titles,
} from './support/properties.ts'

const DENIED = 'Acceso denegado. La API Key no tiene los permisos necesarios.'

/** Titles that can be read and pressed now, in their order; the header covers what is above. */
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

test('without listings it says why and what to do; what was read before stays', async ({
  page,
  context,
}) => {
  const person = await enter(page)
  await expect(
    page.getByText('Por favor configura la conexión con WordPress en la sección de Configuración'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Configurar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/settings$/)

  const site = sites.add({ listings: 3, status: 403 })
  await connectSite(person, site)
  await page.goto('/dashboard')
  await expect(page.getByText(DENIED)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Configurar' })).toBeVisible()
  site.change({ status: null })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expectCount(page, '3 propiedades')
  site.change({ status: 403 })
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByText(DENIED)).toBeVisible()
  await expect(page.getByText(/Se muestran las propiedades leídas el/)).toBeVisible()
  await expectCount(page, '3 propiedades')

  await context.setOffline(true)
  await expect(page.getByText(/Estás sin conexión\. Se muestran las propiedades/)).toBeVisible()
  await expectCount(page, '3 propiedades')
  site.change({ status: null, listings: 0 })
  await context.setOffline(false)
  await expectCount(page, '0 propiedades')
  await expect(page.getByText('No hay propiedades', { exact: true })).toBeVisible()
  await expect(page.getByText(/todavía no tiene propiedades publicadas/)).toBeVisible()
})

test('cards say what is asked of them; search and filters narrow them, stay and are cleared', async ({
  page,
}) => {
  const changes = {
    1: { acf: { operacion: 'Renta', precio: '12500.60' } },
    2: { acf: { galeria: [], precio: '' } },
  }
  await openProperties(page, sites, { listings: 12, changes })
  await expectCount(page, '12 propiedades')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('calle 1,')
  const rent = card(page, 'Departamento 1 en Querétaro')
  await expect(rent.getByText('$12,501/mes')).toBeVisible()
  await expect(rent.getByText('En renta')).toBeVisible()
  await expect(rent.getByText('Calle 1, Querétaro')).toBeVisible()
  await expect(rent.getByText('2 rec. · 2 baños · 120 m²')).toBeVisible()
  await expect(rent.getByRole('heading', { name: 'Clientes Vinculados' })).toBeVisible()
  await expect(rent.getByText('No hay clientes vinculados')).toBeVisible()
  await expect(rent.getByRole('button', { name: 'Gestionar Etiquetas' })).toBeVisible()
  await expect(rent.getByRole('button', { name: 'Vincular Cliente' })).toBeVisible()
  await expect(rent.locator('img')).toHaveAttribute('src', /\/wp-content\/uploads\/1-1\.png$/)
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('calle 2,')
  const bare = card(page, 'Terreno 2 en Guadalajara')
  await expect(bare.getByText('Precio a consultar')).toBeVisible()
  await expect(bare.getByText('Sin foto')).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar' }).click()

  await choose(page, 'Tipo', 'Casa')
  await expectCount(page, '2 de 12 propiedades')
  await expect(titles(page)).toHaveText(['Casa 10 en Guadalajara', 'Casa 5 en Querétaro'])
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('queretaro')
  await expect(titles(page)).toHaveText(['Casa 5 en Querétaro'])

  await page.getByRole('link', { name: 'Casa 5 en Querétaro' }).click()
  await expect(page.getByRole('heading', { name: 'Casa 5 en Querétaro' })).toBeFocused()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expectCount(page, '1 de 12 propiedades')
  await entry(page, 'Calculadora').click()
  await entry(page, 'Propiedades').click()
  await expectCount(page, '1 de 12 propiedades')

  await choose(page, 'Operación', 'Renta')
  await expect(page.getByText('No hay propiedades')).toBeVisible()
  await expect(
    page.getByText('No se encontraron propiedades que coincidan con los filtros seleccionados'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar' }).click()
  await expectCount(page, '12 propiedades')

  await choose(page, 'Recámaras', '5+')
  await expectCount(page, '2 de 12 propiedades')
  await page.getByRole('button', { name: 'Limpiar' }).click()
  const [least, most] = [page.getByLabel('Precio mínimo'), page.getByLabel('Precio máximo')]
  await least.fill('1003000')
  await most.fill('un millón 5 mil')
  await most.press('Enter')
  await choose(page, 'Ordenar por', 'Menor precio')
  await expect(titles(page)).toHaveText([
    'Local 4 en Mérida',
    'Casa 5 en Querétaro',
    'Oficina 3 en Puebla',
  ])
  await expect(page.getByText('Primero las ventas, después las rentas')).toBeVisible()

  await most.fill('1002000')
  await most.press('Enter')
  await expect(page.getByText('El precio mínimo es mayor que el máximo').first()).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar' }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  // The line that asks to confirm the address is put away for the day.
  await page.getByRole('button', { name: 'Ahora no' }).click()
  for (const name of ['Mostrar Chat', /Ordenar por/, 'Filtros']) {
    await expect(page.getByRole('button', { name })).toBeVisible()
  }
  await expect
    .poll(async () => (await page.getByRole('article').first().boundingBox())?.y)
    .toBeLessThan(260)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.keyboard.press('Control+k')
  await page.keyboard.type('local merida')
  await page.getByRole('option', { name: /Local 4 en Mérida/ }).click()
  await expect(page.getByRole('heading', { name: 'Local 4 en Mérida' })).toBeVisible()
})

test('5,000 listings keep a light page, and Back returns to the same card', async ({ page }) => {
  await openProperties(page, sites, { listings: 5000 })
  await expectCount(page, '5,000 propiedades')
  for (const offset of [4000, 60_000, 250_000, 30_000]) {
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

test('listings are seen as they come, with progress and a way to stop', async ({ page }) => {
  const { site } = await openProperties(page, sites, { listings: 1250, heldFrom: 4 })
  const progress = page.getByRole('progressbar', { name: 'Leyendo tus propiedades' })
  await expect(progress).toHaveAttribute('aria-valuetext', '300 de 1,250')
  await expectCount(page, '300 de 1,250 propiedades')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(progress).toBeHidden()
  await expectCount(page, '300 de 1,250 propiedades')
  site.release()
})

testEveryLook('grid, detail and health are accessible', async ({ page }) => {
  const problems = watchConsole(page)
  await openProperties(page, sites, { listings: 6 })
  await expectCount(page, '6 propiedades')
  await expectAccessible(page)
  await page.getByRole('link', { name: /Salud del sitio/ }).click()
  await expect(page.getByRole('heading', { name: 'Con menos de 5 fotos' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Casa 5 en Querétaro' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Casa 5 en Querétaro' })).toBeFocused()
  await expect(page.getByText('Ningún cliente busca algo así por ahora.')).toBeVisible()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
