import { expect, test, type Locator, type Page } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { card, expectCount, localRows, openProperties } from '../support/properties.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

const HOUSE = 'Casa 5 en Querétaro'

async function openDialog(page: Page, button: string, title: string): Promise<Locator> {
  await card(page, HOUSE).getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

const openTags = (page: Page) => openDialog(page, 'Gestionar Etiquetas', 'Gestionar Etiquetas')

test('PROP-25 tagging one listing in two tabs makes one local copy, with the tags of both', async ({
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
