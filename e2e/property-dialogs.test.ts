import { expect, test, type Locator, type Page } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook } from './support/page.ts'
import { addClients } from './support/crm.ts'
import { clientOf } from './support/people.ts'
import {
  card,
  choose,
  expectCount,
  localRows,
  openProperties,
  pickClient,
} from './support/properties.ts'
import { expectToast } from './support/settings.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

const HOUSE = 'Casa 5 en Querétaro'
const PROPERTIES = '**/rest/v1/properties*'
const TAGS = '**/rest/v1/rpc/change_property_tags'
const LINKS = '**/rest/v1/property_clients*'

async function openDialog(page: Page, button: string, title: string): Promise<Locator> {
  await card(page, HOUSE).getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

const openTags = (page: Page) => openDialog(page, 'Gestionar Etiquetas', 'Gestionar Etiquetas')
const openLink = (page: Page) =>
  openDialog(page, 'Vincular Cliente', 'Vincular Cliente a Propiedad')

test('tags are added, refused twice, removed and saved; what cannot be saved stays, with the reason', async ({
  page,
}) => {
  const { person } = await openProperties(page, sites, { listings: 6 })
  const dialog = await openTags(page)
  await expect(dialog.getByText('Etiquetas Actuales')).toBeVisible()
  await expect(dialog.getByText('No hay etiquetas agregadas')).toBeVisible()
  const field = dialog.getByLabel('Agregar Nueva Etiqueta')
  await expect(field).toBeFocused()
  await field.fill('   ')
  await field.press('Enter')
  await expect(dialog.getByText('No hay etiquetas agregadas')).toBeVisible()
  await field.fill('  Exclusiva ')
  await field.press('Enter')
  await expect(dialog.getByText('Exclusiva', { exact: true })).toBeVisible()
  await field.fill('exclusiva')
  await field.press('Enter')
  await expect(dialog.getByText('Esta etiqueta ya existe')).toBeVisible()
  await field.fill('Playa')
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await dialog.getByRole('button', { name: 'Quitar Playa' }).click()
  await field.fill('Jardín')
  const save = dialog.getByRole('button', { name: 'Guardar Etiquetas' })
  await page.route(PROPERTIES, (route) => route.abort())
  await save.click()
  await expect(dialog.getByText('No se pudo crear la propiedad')).toBeVisible()
  await page.unroute(PROPERTIES)
  await page.route(TAGS, (route) => route.abort())
  await save.click()
  await expect(dialog.getByText('Error al actualizar las etiquetas')).toBeVisible()
  await expect(dialog.getByText('Jardín', { exact: true })).toBeVisible()
  await field.press('Escape')
  await expect(dialog).toBeHidden()
  await openTags(page)
  await expect(dialog.getByText('Tienes cambios sin guardar.')).toBeVisible()
  await expect(dialog.getByText('Jardín', { exact: true })).toBeVisible()
  // The property has its local row by now: without any connection it is still the tags that failed.
  await page.route(PROPERTIES, (route) => route.abort())
  await save.click()
  await expect(dialog.getByText('Error al actualizar las etiquetas')).toBeVisible()
  await page.unroute(PROPERTIES)
  await page.unroute(TAGS)
  await save.click()
  await expectToast(page, 'Etiquetas actualizadas exitosamente')
  await expect(dialog).toBeHidden()
  await expect(card(page, HOUSE).getByText('Exclusiva')).toBeVisible()
  await expect(card(page, HOUSE).getByText('Jardín')).toBeVisible()
  expect(await localRows(person)).toMatchObject([
    { wordpress_id: 5, title: HOUSE, price: 1_005_000, tags: ['Exclusiva', 'Jardín'] },
  ])

  await openTags(page)
  await expect(dialog.getByText('Tienes cambios sin guardar.')).toBeHidden()
  await dialog.getByRole('button', { name: 'Quitar Exclusiva' }).click()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await openTags(page)
  await expect(dialog.getByRole('button', { name: 'Quitar Exclusiva' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await choose(page, 'Etiqueta', 'Jardín')
  await expectCount(page, '1 de 6 propiedades')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('jardin')
  await expectCount(page, '1 de 6 propiedades')
})

test('a client is linked, not twice the same way, changed and let go; what cannot be saved is kept', async ({
  page,
}) => {
  const { person } = await openProperties(page, sites, { listings: 6 })
  await addClients(person, [{ first_name: 'Íñigo', last_name: 'Peña Loría' }])
  const dialog = await openLink(page)
  await dialog.getByRole('button', { name: 'Vincular Cliente' }).click()
  await expect(dialog.getByText('Elige un cliente')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Tipo de relación/ })).toHaveText(/Propietario/)
  await expect(dialog.getByLabel('Porcentaje de comisión')).toHaveValue('3')
  await pickClient(page, 'inigo pena', 'Íñigo Peña Loría')
  await dialog.getByLabel('Precio').fill('2500000.50')
  await dialog.getByLabel('Notas').fill('Firma en enero')
  await page.route(LINKS, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Vincular Cliente' }).click()
  await expect(dialog.getByText('Error al guardar la relación cliente-propiedad')).toBeVisible()
  await expect(dialog.getByLabel('Notas')).toHaveValue('Firma en enero')
  await page.unroute(LINKS)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(LINKS, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Vincular Cliente' }).click()
  await expect(dialog.getByRole('button', { name: 'Guardando...' })).toBeDisabled()
  release()
  await expectToast(page, 'Relación cliente-propiedad creada exitosamente')
  await expect(card(page, HOUSE).getByText('Íñigo Peña Loría')).toBeVisible()
  const client = await clientOf(person)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })
  const { data: links } = await client.from('property_clients').select().throwOnError()
  expect(links).toMatchObject([
    {
      relationship_type: 'owner',
      start_date: today.format(new Date()),
      end_date: null,
      price: 2_500_000.5,
      commission_percentage: 3,
      notes: 'Firma en enero',
      status: 'active',
      created_by: person.id,
    },
  ])

  const again = await openLink(page)
  await pickClient(page, 'peña', 'Íñigo Peña Loría')
  await again.getByRole('button', { name: 'Vincular Cliente' }).click()
  await expect(
    again.getByText('Ya existe una relación de este tipo entre el cliente y la propiedad'),
  ).toBeVisible()
  await again.getByRole('button', { name: 'Cancelar' }).click()

  await page.getByRole('link', { name: HOUSE }).click()
  await page.getByRole('button', { name: 'Acciones de Íñigo Peña Loría' }).click()
  await page.getByRole('menuitem', { name: 'Editar relación' }).click()
  await choose(page, 'Tipo de relación', 'Inversionista')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expectToast(page, 'Relación cliente-propiedad actualizada exitosamente')
  await expect(page.getByText('Inversionista', { exact: true })).toBeVisible()
  await expect(page.getByText('$2,500,000.50 · Comisión 3 %')).toBeVisible()
  await page.getByRole('button', { name: 'Acciones de Íñigo Peña Loría' }).click()
  await page.getByRole('menuitem', { name: 'Terminar relación' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar relación' }).click()
  await expect(page.getByText('No hay clientes vinculados')).toBeVisible()
  const { data: ended } = await client.from('property_clients').select().throwOnError()
  expect(ended).toMatchObject([{ status: 'ended', relationship_type: 'investor' }])

  await page.getByRole('button', { name: 'Volver' }).click()
  const third = await openLink(page)
  await choose(page, 'Tipo de relación', 'Inquilino')
  const picker = page.getByRole('combobox', { name: 'Cliente' })
  await picker.fill('Rosalba')
  await expect(
    page.getByRole('option', { name: 'Para crear un cliente escribe nombre y apellidos' }),
  ).toBeVisible()
  await pickClient(page, 'Rosalba Uc Dzul', 'Crear cliente «Rosalba Uc Dzul»')
  await expect(picker).toHaveValue('Rosalba Uc Dzul')
  await third.getByRole('button', { name: 'Vincular Cliente' }).click()
  await expect(card(page, HOUSE).getByText('Rosalba Uc Dzul')).toBeVisible()
  const { data: made } = await client
    .from('clients')
    .select('last_name, type')
    .eq('first_name', 'Rosalba')
    .throwOnError()
  expect(made).toEqual([{ last_name: 'Uc Dzul', type: 'inquilino' }])
})

test('two tabs and two clicks make one local copy, with the tags of both', async ({
  page,
  context,
}) => {
  const { person } = await openProperties(page, sites, { listings: 6 })
  await expectCount(page, '6 propiedades')
  const other = await context.newPage()
  await other.goto('/dashboard')
  const dialogs = await Promise.all([page, other].map(openTags))
  await Promise.all(
    dialogs.map(async (dialog, at) => {
      await dialog.getByLabel('Agregar Nueva Etiqueta').fill(`Pestaña ${at}`)
      await dialog.getByRole('button', { name: 'Guardar Etiquetas' }).dblclick()
    }),
  )
  await Promise.all(dialogs.map((dialog) => expect(dialog).toBeHidden()))
  const [row, ...others] = await localRows(person)
  expect(others).toEqual([])
  expect(row?.wordpress_id).toBe(5)
  expect(row?.tags.toSorted()).toEqual(['Pestaña 0', 'Pestaña 1'])
})

testEveryLook('the dialogs are accessible', async ({ page }) => {
  await openProperties(page, sites, { listings: 6 })
  const tags = await openTags(page)
  await tags.getByLabel('Agregar Nueva Etiqueta').fill('Playa')
  await tags.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expectAccessible(page)
  await tags.getByRole('button', { name: 'Cancelar' }).click()
  const link = await openLink(page)
  await link.getByRole('button', { name: 'Vincular Cliente' }).click()
  await expect(link.getByText('Elige un cliente')).toBeVisible()
  await expectAccessible(page)
})
