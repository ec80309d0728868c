import { expect, test, type Page } from '@playwright/test'
import { accounts } from './support/server.ts'
import { clientList, enterCrm, addClients } from './support/crm.ts'
import { clientOf, createPerson, signIn } from './support/people.ts'
import { expectAccessible } from './support/accessibility.ts'
import { holdRequests } from './support/hold-requests.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const views = (page: Page) => page.getByRole('navigation', { name: 'Vistas' })

async function saveName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre de la vista').fill(name)
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
}

test('VIEW-09 VIEW-12 a saved view is created, opened by its address by another agent, renamed and deleted', async ({
  page,
  browser,
}) => {
  await enterCrm(page, [
    { first_name: 'Ana', last_name: 'Pech', tags: ['VIP'], created_at: '2026-01-01' },
    { first_name: 'Luis', last_name: 'Canul', tags: [], created_at: '2026-01-02' },
  ])
  await button(page, 'Filtros').click()
  const editor = page.getByRole('dialog', { name: 'Filtrar y ordenar' })
  await editor.getByRole('button', { name: 'Agregar condición' }).click()
  await editor.getByRole('button', { name: /Campo/ }).click()
  await page.getByRole('option', { name: 'Etiqueta' }).click()
  await editor.getByRole('button', { name: 'VIP', exact: true }).click()
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Aplicar' }).click()
  await expect(clientList(page).getByRole('heading')).toHaveText(['Ana Pech'])
  await button(page, 'Guardar como…').click()
  await saveName(page, 'Importantes')
  await expect(views(page).getByRole('link', { name: /^Importantes/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page)

  const address = page.url()
  const other = await createPerson()
  await addClients(other, [
    { first_name: 'Olga', last_name: 'Uc', tags: ['VIP'] },
    { first_name: 'Raúl', last_name: 'May', tags: [] },
  ])
  const otherPage = await (await browser.newContext()).newPage()
  await signIn(otherPage, other)
  await otherPage.goto(address)
  await expect(clientList(otherPage).getByRole('heading')).toHaveText(['Olga Uc'])
  await expect(otherPage.getByText('Clientes con etiqueta VIP')).toBeVisible()
  await otherPage.context().close()

  await button(page, 'Opciones de la vista Importantes').click()
  await page.getByRole('menuitem', { name: 'Renombrar' }).click()
  await saveName(page, 'Los mejores')
  await expect(views(page).getByRole('link', { name: /^Los mejores/ })).toBeVisible()
  await button(page, 'Opciones de la vista Los mejores').click()
  await page.getByRole('menuitem', { name: 'Eliminar vista' }).click()
  await expect(page.getByText('Vista eliminada')).toBeVisible()
  await expect(views(page).getByRole('link', { name: /^Los mejores/ })).toBeHidden()
  await expect(clientList(page).getByRole('heading')).toHaveText(['Luis Canul', 'Ana Pech'])
})

test('BULK-01 BULK-06 on a phone 312 clients are selected and tagged, and an undo restores them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await enterCrm(
    page,
    Array.from({ length: 330 }, (_, n) => ({
      last_name: `Pech ${n}`,
      type: n < 312 ? ('comprador' as const) : ('propietario' as const),
    })),
  )
  const tagged = async () => {
    const { count } = await accounts()
      .admin()
      .from('clients')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', person.id)
      .contains('tags', ['Campaña'])
      .throwOnError()
    return count
  }
  await button(page, 'Filtros').click()
  await page.getByRole('button', { name: /Tipo/ }).click()
  await page.getByRole('option', { name: 'Comprador' }).click()
  await button(page, 'Elegir varios').click()
  await button(page, 'Elegir los 312 que coinciden').click()
  await expect(page.getByText('312 elegidos')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Acciones').click()
  await page.getByRole('menuitem', { name: 'Agregar etiquetas…' }).click()
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill('Campaña')
  await field.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar etiquetas' }).click()
  await expect(page.getByText('312 cambiados')).toBeVisible()
  await button(page, 'Deshacer').focus()
  expect(await tagged()).toBe(312)
  await button(page, 'Deshacer').click()
  await expect(page.getByText('Se deshizo: 312 como estaban')).toBeVisible()
  expect(await tagged()).toBe(0)
})

test('BULK-07 BULK-13 a deletion whose tab was closed half-way is completed by another tab', async ({
  page,
}) => {
  const person = await enterCrm(
    page,
    Array.from({ length: 130 }, (_, n) => ({ last_name: `Pech ${n}` })),
  )
  const countLeft = async () => {
    const { count } = await accounts()
      .admin()
      .from('clients')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', person.id)
      .throwOnError()
    return count
  }
  await button(page, 'Elegir varios').click()
  await button(page, 'Elegir los 130 que coinciden').click()
  await expect(page.getByText('130 elegidos')).toBeVisible()
  await holdRequests(page, '**/rpc/continue_bulk_run')
  await button(page, 'Acciones').click()
  await page.getByRole('menuitem', { name: 'Eliminar…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('progressbar', { name: '100 de 130' })).toBeVisible()
  const address = page.url()
  const other = await page.context().newPage()
  await page.goto('about:blank')
  await page.close()
  expect(await countLeft()).toBe(30)

  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto(address)
  const notice = other.getByRole('region', { name: 'Acciones con muchos' })
  await expect(notice).toContainText(
    'La eliminación de 130 clientes quedó a medias: 100 eliminados. Faltan 30.',
  )
  await expectAccessible(other)
  await button(other, 'Continuar').click()
  await expect(notice).toContainText('La eliminación de 130 clientes terminó: 130 eliminados.')
  expect(await countLeft()).toBe(0)
  await button(other, 'Deshacer').click()
  await expect(notice).toContainText('Se deshizo: 130 como estaban')
  expect(await countLeft()).toBe(130)
  await button(other, 'Cerrar').click()
  await expect(notice).toBeHidden()
})

test('VIEW-63 a view of listings whose code failed to load says so, and loads on a retry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await createPerson()
  const api = await clientOf(person)
  const rows = [
    { title: 'Casa chica', property_type: 'casa' },
    { title: 'Local', property_type: 'local' },
  ]
  await api.from('properties').insert(rows).throwOnError()
  const code = /\/assets\/shared-.*\.js$/
  await page.route(code, (route) => route.abort())
  // The settings are held back, because until the site is known the app loads no code that compares own listings with it.
  const release = await holdRequests(page, '**/rest/v1/user_settings*')
  await signIn(page, person, '/dashboard/propiedades?tipo=casa')
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'No se pudieron leer los filtros de esta vista' })
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  release()
  await page.unroute(code)
  await failure.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'Casa chica',
  ])
  await expect(failure).toBeHidden()
})
