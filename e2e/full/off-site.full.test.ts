import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { addClients } from '../support/crm.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { clientOf, createPerson, signIn, type Account } from '../support/people.ts'
import { card, connectSite, expectCount, localRows, pressInMenu } from '../support/properties.ts'

const HOUSE = 'Casa 5 en Querétaro'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

async function addCopy(person: Account, wordpress_id: number, tag: string): Promise<string> {
  const client = await clientOf(person)
  const { data } = await client
    .from('properties')
    .insert({ wordpress_id, tags: [tag], price: 900_000 })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

test('PROP-32 a listing that leaves the site stays reachable with all its data until it returns', async ({
  page,
}) => {
  const [site, person] = [sites.add({ listings: 6 }), await createPerson()]
  await connectSite(person, site)
  const property_id = await addCopy(person, 5, 'Exclusiva')
  const [client_id = ''] = await addClients(person, [{ first_name: 'José', last_name: 'Núñez' }])
  const api = await clientOf(person)
  await api
    .from('property_clients')
    .insert({ property_id, client_id, relationship_type: 'owner' })
    .throwOnError()
  await signIn(page, person)
  await expectCount(page, '6 propiedades')
  await expect.poll(async () => (await localRows(person))[0]?.title).toBe(HOUSE)

  site.change({ unpublished: [5] })
  await pressInMenu(page, 'Actualizar')
  await expectCount(page, '5 propiedades')
  await pressInMenu(page, 'Ya no están en tu sitio (1)')
  await expect(page.getByRole('heading', { name: 'Ya no están en tu sitio' })).toBeFocused()
  await expect(card(page, HOUSE)).toContainText('José Núñez')
  await expectAccessible(page, 'shown')
  await page.getByRole('link', { name: HOUSE }).click()
  const main = page.getByRole('main')
  const notice = main.getByRole('status').filter({ hasText: 'Ya no está en tu sitio' })
  await expect(notice).toContainText('Se vio en tu sitio el ')
  await expect(main.getByText('Casa cerca de todo.').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Foto 1 de 2' })).toBeVisible()
  await expect(main.getByRole('list', { name: 'Etiquetas' })).toContainText('Exclusiva')
  await expect(main.getByText('José Núñez')).toBeVisible()
  await expect(main.getByRole('list', { name: 'Historial de precio' })).toContainText(
    'De $900,000a $1,005,000',
  )
  await expect(page.getByRole('link', { name: 'Ver en tu sitio' })).toBeHidden()

  await page.goBack()
  await page.goBack()
  site.change({ unpublished: [] })
  await pressInMenu(page, 'Actualizar')
  await expectCount(page, '6 propiedades')
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Actualizar',
    /^Salud del sitio/,
    'Importar',
  ])
  await page.keyboard.press('Escape')
  await expect(card(page, HOUSE)).toContainText('Exclusiva')
  await expect.poll(async () => (await localRows(person))[0]?.left_site_at).toBeNull()
})
