import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { addClients } from './support/crm.ts'
import { enter } from './support/dashboard.ts'
import { clientOf } from './support/people.ts'
import {
  card,
  choose,
  connectSite,
  expectCount,
  localRows,
  openProperties,
  pickClient,
} from './support/properties.ts'
import { readPages } from './support/read-pdf.ts'
import { expectToast } from './support/settings.ts'

const HOUSE = 'Casa 5 en Querétaro'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('the detail view shows, moves through and shares a property, and what its site lost', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { site, person } = await openProperties(page, sites, { listings: 2 })
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
  // What was shared has a copy of the agent's own: it stays known when it leaves the site.
  await expect
    .poll(async () => (await localRows(person)).map((row) => row.wordpress_id))
    .toEqual([1])

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
  const width = `document.querySelector('[data-print-sheet] img:last-child').naturalWidth`
  expect(await page.evaluate<number>(width)).toBeGreaterThan(0)
  await page.evaluate('window.print = () => (window.__printed = true)')
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await page.waitForFunction('window.__printed')

  await page.getByRole('button', { name: 'Volver' }).click()
  await expectCount(page, '2 propiedades')
  site.change({ listings: 1 })
  await page.getByRole('link', { name: 'Terreno 2 en Guadalajara' }).click()
  await expect(page.getByText('Ya no está en tu sitio')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terreno 2 en Guadalajara' })).toBeVisible()
})

test('sale and rental status, contract end and agent are the agent’s own', async ({ page }) => {
  const { person } = await openProperties(page, sites, { listings: 6 })
  await page.getByRole('link', { name: HOUSE }).click()
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await choose(page, 'Estado de venta', 'Vendida')
  await page.getByLabel('Nombre', { exact: true }).fill('Lucía')
  await page.getByLabel('Apellidos', { exact: true }).fill('Medina')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expectToast(page, 'Propiedad actualizada exitosamente')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(card(page, HOUSE).getByText('Vendida')).toBeVisible()
  await expect(card(page, HOUSE).getByText('Asesor: Lucía Medina')).toBeVisible()

  await page.getByRole('link', { name: 'Departamento 6 en Guadalajara' }).click()
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await choose(page, 'Estado de renta', 'Rentada')
  await page.getByRole('spinbutton', { name: /día/ }).click()
  await page.keyboard.type('31012028')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Volver' }).click()
  const rented = card(page, 'Departamento 6 en Guadalajara')
  await expect(rented.getByText('Rentada')).toBeVisible()
  await expect(rented.getByText('Contrato vence: 31 ene 2028')).toBeVisible()
  expect(await localRows(person)).toHaveLength(2)
})

test('visits and calls about a property are its history, and are noted from there', async ({
  page,
}) => {
  const { person } = await openProperties(page, sites, { listings: 6 })
  const [client_id = ''] = await addClients(person, [{ first_name: 'Ana', last_name: 'Pech' }])
  await page.getByRole('link', { name: HOUSE }).click()
  const history = page.locator('section', {
    has: page.getByRole('heading', { name: 'Historial', exact: true }),
  })
  await expect(
    history.getByText('Aún no hay visitas, llamadas u ofertas de esta propiedad.'),
  ).toBeVisible()
  await history.getByRole('button', { name: 'Agregar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva Interacción' })
  await expect(dialog.getByRole('combobox', { name: 'Propiedad' })).toHaveValue(HOUSE)
  await pickClient(page, 'ana', 'Ana Pech')
  await dialog.getByLabel('Asunto').fill('Primera visita')
  await dialog.getByRole('button', { name: 'Crear interacción' }).click()
  await expectToast(page, 'Interacción creada exitosamente')
  const list = history.getByRole('list', { name: 'Historial' })
  await expect(list.getByRole('listitem')).toHaveText(/Primera visita.*Visita.*hoy.*Ana Pech/)

  const client = await clientOf(person)
  const [{ id: property_id } = { id: '' }] = await localRows(person)
  await client
    .from('interactions')
    .insert(
      Array.from({ length: 10 }, (_, at) => ({
        type: 'call',
        subject: `Llamada ${at + 1}`,
        scheduled_at: `2026-01-${at + 10}T16:00:00Z`,
        property_id,
        client_id,
      })),
    )
    .throwOnError()
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await history.getByRole('button', { name: 'Ver más' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(11)
  await list.getByRole('button', { name: 'Llamada 10' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar Interacción' })
  await edit.getByLabel('Resultado', { exact: true }).fill('Hará una oferta')
  await edit.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(list.getByText('Hará una oferta')).toBeVisible()
  await list.getByRole('link', { name: 'Ana Pech' }).first().click()
  await expect(page.getByRole('heading', { name: 'Ana Pech' })).toBeVisible()
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
  const links = '**/rest/v1/property_clients?*'
  await page.route(links, (route) => route.fulfill({ status: 400, json: { message: 'refused' } }))
  // Once the site has been read the links are asked for again: only after that is 'Reintentar' what brings them.
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('No se pudieron cargar los clientes vinculados')).toBeVisible()
  await page.unroute(links)
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click()
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
