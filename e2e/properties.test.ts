import { expect, test } from '@playwright/test'
import {
  startSiteStandIn,
  type SiteStandIn,
} from '../test-support/site-stand-in/start-site-stand-in.ts'
import { enter, entry } from './support/dashboard.ts'
import { expectAccessible, testEveryLook, watchConsole } from './support/page.ts'
import { clientOf } from './support/people.ts'
import {
  card,
  choose,
  connectSite,
  expectCount,
  openProperties,
  titles,
} from './support/properties.ts'
import { expectToast } from './support/settings.ts'

const DENIED = 'Acceso denegado. La API Key no tiene los permisos necesarios.'

let sites: SiteStandIn
test.beforeAll(async () => {
  sites = await startSiteStandIn()
})
test.afterAll(() => sites.stop())

test('without a connection it asks for one and leads to Configuración', async ({ page }) => {
  await enter(page)
  await expect(
    page.getByText('Por favor configura la conexión con WordPress en la sección de Configuración'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Configurar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/settings$/)
})

test('a card says what the specification asks of it', async ({ page }) => {
  const changes = {
    1: { acf: { operacion: 'Renta', precio: '12500.60', estado_renta: 'Rentada' } },
    2: { acf: { galeria: [], precio: '' } },
  }
  await openProperties(page, sites, { listings: 3, changes })
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
  const bare = card(page, 'Terreno 2 en Guadalajara')
  await expect(bare.getByText('Precio a consultar')).toBeVisible()
  await expect(bare.getByText('Sin foto')).toBeVisible()
})

test('filters narrow the list, are kept on return and are cleared together', async ({ page }) => {
  await openProperties(page, sites, { listings: 12 })
  await expectCount(page, '12 propiedades')
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
  await most.fill('1005000')
  await most.press('Enter')
  await choose(page, 'Ordenar por', 'Menor precio')
  await expect(titles(page)).toHaveText([
    'Oficina 3 en Puebla',
    'Local 4 en Mérida',
    'Casa 5 en Querétaro',
  ])
})

test('5,000 listings keep a light page, and Back returns to the same card', async ({ page }) => {
  await openProperties(page, sites, { listings: 5000 })
  await expectCount(page, '5,000 propiedades')
  for (const offset of [4000, 60_000, 250_000, 30_000]) {
    await page.evaluate(`scrollTo(0, ${offset})`)
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0 })
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(60)
    await expect(page.getByRole('article').nth(6)).toBeVisible()
  }
  const seen = page.getByRole('article').nth(7).getByRole('link')
  await seen.scrollIntoViewIfNeeded()
  const title = (await seen.textContent()) ?? ''
  const before = Number(await page.evaluate('scrollY'))
  await seen.click()
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport()
  const after = Number(await page.evaluate('scrollY'))
  expect(Math.abs(after - before)).toBeLessThan(100)
})

test('listings are seen as they come, with progress and a way to stop', async ({ page }) => {
  const { site } = await openProperties(page, sites, { listings: 1250, heldFrom: 4 })
  await expect(page.getByText('300 de 1,250')).toBeVisible()
  await expectCount(page, '300 propiedades')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('300 de 1,250')).toBeHidden()
  await expectCount(page, '300 propiedades')
  site.release()
})

test('a site that is down is told as such; what was read before stays', async ({ page }) => {
  const { site } = await openProperties(page, sites, { listings: 3, status: 403 })
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
})

test('offline, what was read stays with a notice', async ({ page, context }) => {
  await openProperties(page, sites, { listings: 3 })
  await expectCount(page, '3 propiedades')
  await context.setOffline(true)
  await expect(page.getByText(/Estás sin conexión\. Se muestran las propiedades/)).toBeVisible()
  await expectCount(page, '3 propiedades')
  await context.setOffline(false)
  await expect(page.getByText(/Estás sin conexión/)).toBeHidden()
})

test('the detail view shows, moves through and shares a property', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { site } = await openProperties(page, sites, { listings: 2 })
  await page.getByRole('link', { name: 'Departamento 1 en Querétaro' }).click()
  await expect(page.getByRole('heading', { name: 'Departamento 1 en Querétaro' })).toBeFocused()
  await expect
    .poll(() => site.asked.some(({ path }) => path === '/wp-json/wp/v2/properties/1'))
    .toBe(true)
  await expect(page.getByText('Departamento cerca de todo.').first()).toBeVisible()

  const strip = page.getByRole('group', { name: 'Foto 1 de 2' })
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Foto 2 de 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Foto anterior' }).click()
  await expect(page.getByRole('group', { name: 'Foto 1 de 2' })).toBeVisible()

  const share = page.getByRole('link', { name: 'Compartir por WhatsApp' })
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toBe(
    `Departamento 1 en Querétaro\n$1,001,000\nCalle 1, Querétaro\n${site.url}/propiedad/1/`,
  )
  await expect(share).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute(
    'href',
    /google\.com\/maps.*Calle%201/,
  )
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expectToast(page, 'Copiado al portapapeles')
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${site.url}/propiedad/1/`)
})

test('a property that its site no longer has shows what was read, and says so', async ({
  page,
}) => {
  const { site } = await openProperties(page, sites, { listings: 2 })
  await expectCount(page, '2 propiedades')
  site.change({ listings: 1 })
  await page.getByRole('link', { name: 'Terreno 2 en Guadalajara' }).click()
  await expect(page.getByText('Se muestran los datos de la última lectura.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terreno 2 en Guadalajara' })).toBeVisible()
})

test('Salud del sitio names what to mend and leads to each listing', async ({ page }) => {
  const changes = { 2: { acf: { precio: '' } } }
  await openProperties(page, sites, { listings: 2, changes })
  await page.getByRole('link', { name: /Salud del sitio/ }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Salud del sitio' })).toBeFocused()
  for (const finding of [
    'Publican datos del propietario o notas privadas',
    'Con menos de 5 fotos',
  ]) {
    await expect(main.getByRole('heading', { name: finding })).toBeVisible()
  }
  await expect(main.getByText('2 fotos').first()).toBeVisible()
  await expect(main.getByText('9991234567')).toHaveCount(0)
  const noPrice = main.locator('section', {
    has: page.getByRole('heading', { name: 'Sin precio' }),
  })
  await noPrice.getByRole('link', { name: 'Terreno 2 en Guadalajara', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Terreno 2 en Guadalajara' })).toBeFocused()
  await page.goBack()
  await expect(main.getByRole('heading', { name: 'Salud del sitio' })).toBeVisible()
})

test('the header’s search finds properties', async ({ page }) => {
  await openProperties(page, sites, { listings: 8 })
  await expectCount(page, '8 propiedades')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('local merida')
  await page.getByRole('option', { name: /Local 4 en Mérida/ }).click()
  await expect(page.getByRole('heading', { name: 'Local 4 en Mérida' })).toBeVisible()
})

test('two agents of one site never see each other’s tags or links', async ({ page, browser }) => {
  const { site, person } = await openProperties(page, sites, { listings: 1 })
  const client = await clientOf(person)
  const { data: row } = await client
    .from('properties')
    .insert({ wordpress_id: 1, title: 'Departamento 1', tags: ['Solo mía'] })
    .select('id')
    .single()
    .throwOnError()
  const { data: owner } = await client
    .from('clients')
    .insert({ type: 'propietario', first_name: 'Rosa', last_name: 'Secreta' })
    .select('id')
    .single()
    .throwOnError()
  await client
    .from('property_clients')
    .insert({ property_id: row.id, client_id: owner.id })
    .throwOnError()
  await page.reload()
  await expect(page.getByRole('article').getByText('Solo mía')).toBeVisible()
  await expect(page.getByRole('article').getByText('Rosa Secreta')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  const second = await enter(other)
  await connectSite(second, site)
  await other.reload()
  await expect(other.getByRole('article').getByText('No hay clientes vinculados')).toBeVisible()
  await expect(other.getByText('Solo mía')).toHaveCount(0)
  await expect(other.getByText('Rosa Secreta')).toHaveCount(0)
  await other.context().close()
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
  await expect(page.getByRole('heading', { name: 'Casa 5 en Querétaro' })).toBeVisible()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
