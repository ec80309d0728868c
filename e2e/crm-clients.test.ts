import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { clientList, enterCrm, openClient } from './support/crm.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf } from './support/people.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByLabel(new RegExp(`^${name}\\*?$`))

async function fillName(page: Page, first: string, last: string): Promise<void> {
  await field(page, 'Nombre').fill(first)
  await field(page, 'Apellidos').fill(last)
}

/** How often a text came into sight from now on, however briefly. */
async function watchFor(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate(`
    globalThis.timesSeen = 0
    new MutationObserver(() => {
      if (document.body.textContent.includes(${JSON.stringify(text)})) globalThis.timesSeen += 1
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  `)
  return () => page.evaluate('globalThis.timesSeen')
}

test('a client is added as people write, and stored as the rules say', async ({ page }) => {
  const problems = watchConsole(page)
  const person = await enterCrm(page)
  await expect(page.getByText('Todavía no tienes clientes')).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo Cliente' }).first().click()

  await page.getByRole('button', { name: 'Guardar cliente' }).click()
  await expect(
    dialog(page).getByText('El nombre debe tener al menos 2 caracteres').first(),
  ).toBeVisible()
  await expect(field(page, 'Nombre')).toBeFocused()

  await fillName(page, 'José', 'Núñez Ávila')
  await field(page, 'Teléfono').fill('044 (999) 123-45 67')
  await page.getByRole('button', { name: 'Es el mismo número' }).click()
  await field(page, 'Presupuesto mínimo').fill('3000000')
  await field(page, 'Presupuesto máximo').fill('2000000')
  await page.getByRole('button', { name: 'Guardar cliente' }).click()
  await expect(
    dialog(page).getByText('El presupuesto mínimo no puede ser mayor que el máximo'),
  ).toBeVisible()
  await field(page, 'Presupuesto mínimo').fill('1000000')
  await dialog(page).getByText('Casa', { exact: true }).click()
  const warnings = await watchFor(page, 'Quizá ya tienes a esta persona')
  await page.getByRole('button', { name: 'Guardar cliente' }).click()

  await expect(page.getByText('Cliente creado exitosamente')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  expect(await warnings(), 'no client looks like itself').toBe(0)
  await expect(clientList(page).getByRole('link', { name: 'José Núñez Ávila' })).toBeVisible()
  const api = await clientOf(person)
  const { data } = await api
    .from('clients')
    .select(
      'phone, whatsapp, email, address, budget_min, client_preferences(property_type, min_price, max_price)',
    )
    .throwOnError()
  expect(data).toEqual([
    {
      phone: '+529991234567',
      whatsapp: '+529991234567',
      email: null,
      address: null,
      budget_min: 1_000_000,
      client_preferences: {
        property_type: ['casa'],
        min_price: 1_000_000,
        max_price: 2_000_000,
      },
    },
  ])
  expect(problems).toEqual([])
})

test('an e-mail that is taken is refused; who looks like a client already there is offered for merging', async ({
  page,
}) => {
  const person = await enterCrm(page, [
    {
      first_name: 'José',
      last_name: 'Núñez',
      phone: '+529991234567',
      notes: 'Busca casa',
      email: null,
    },
    {
      first_name: 'Eva',
      last_name: 'Uc',
      phone: null,
      notes: null,
      email: 'eva@correo.mx',
    },
  ])
  await page.getByRole('button', { name: 'Nuevo Cliente' }).click()
  await fillName(page, 'Jose', 'Nuñes')
  await field(page, 'Email').fill('EVA@correo.mx')
  await page.getByRole('button', { name: 'Guardar cliente' }).click()
  await expect(dialog(page).getByText('Ya existe un cliente con ese email')).toBeVisible()
  await expect(field(page, 'Nombre')).toHaveValue('Jose')

  await field(page, 'Email').fill('jose@correo.mx')
  await field(page, 'Teléfono').fill('999 123 4567')
  const warning = dialog(page).getByRole('status').filter({ hasText: 'Quizá ya tienes' })
  await expect(warning).toContainText('José Núñez')
  await expect(warning).toContainText('Mismo teléfono')
  await warning.getByRole('button', { name: 'Fusionar' }).first().click()
  await expect(page.getByRole('heading', { name: 'Editar Cliente' })).toBeVisible()
  await expect(field(page, 'Nombre')).toHaveValue('José')
  await expect(field(page, 'Email')).toHaveValue('jose@correo.mx')
  // The answer is lost, but the client that is found says that it was saved.
  await page.route(
    '**/rpc/save_client',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Cliente actualizado exitosamente')).toBeVisible()
  const api = await clientOf(person)
  const { data } = await api.from('clients').select('email').order('email').throwOnError()
  expect(data).toEqual([{ email: 'eva@correo.mx' }, { email: 'jose@correo.mx' }])
})

test('the list is searched without accents, filtered and exported as filtered', async ({
  page,
}) => {
  await enterCrm(page, [
    {
      first_name: 'María',
      last_name: 'Núñez',
      type: 'comprador',
      status: 'active',
      notes: '=HYPERLINK("http://mal.example")',
    },
    {
      first_name: 'Raúl',
      last_name: 'Canul',
      type: 'propietario',
      status: 'inactive',
      notes: null,
    },
  ])
  const names = clientList(page).getByRole('heading')
  await expect(names).toHaveCount(2)
  await page.getByPlaceholder('Buscar clientes...').fill('nunez maria')
  await expect(names).toHaveText(['María Núñez'])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Importar y exportar' }).click()
  await page.getByRole('menuitem', { name: 'Exportar a CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.startsWith('\ufeffNombre,Apellidos,')).toBe(true)
  expect(text).toContain('María,Núñez')
  expect(text).toContain(`"'=HYPERLINK(""http://mal.example"")"`)
  expect(text).not.toContain('Raúl')

  await page.getByPlaceholder('Buscar clientes...').fill('')
  await page.getByRole('button', { name: /Estado/ }).click()
  await page.getByRole('option', { name: 'Inactivo' }).click()
  await expect(names).toHaveText(['Raúl Canul'])
  await page.getByRole('button', { name: /Tipo/ }).click()
  await page.getByRole('option', { name: 'Inquilino' }).click()
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(names).toHaveCount(2)
})

test('a long list keeps the page light, and Back finds the row again', async ({ page }) => {
  const many = Array.from({ length: 140 }, (_, n) => ({ last_name: `Pech ${n}` }))
  await enterCrm(page, many)
  const items = clientList(page).locator('> li')
  await expect(items.first()).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    expect(Number(await items.last().getAttribute('aria-posinset'))).toBeGreaterThan(130)
  }).toPass()
  await expect(items.last()).toHaveAttribute('aria-setsize', '140')
  expect(await items.count()).toBeLessThan(60)
  const name = await items.last().getByRole('link').first().innerText()
  const link = clientList(page).getByRole('link', { name, exact: true })
  const opening = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await tab.getByRole('button', { name: 'Volver' }).click()
  await expect(clientList(tab)).toBeVisible()
  await tab.close()
  await link.click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
})

test('a merge whose answer is lost can be repeated: nothing doubled, nothing lost', async ({
  page,
}) => {
  const person = await enterCrm(page, [
    { first_name: 'Ana', last_name: 'Pech', email: 'ana@correo.mx' },
    { first_name: 'Anita', last_name: 'Pech Uc', phone: '+529991112233' },
  ])
  const api = await clientOf(person)
  const { data: clients } = await api.from('clients').select('id, first_name').throwOnError()
  const anita = clients.find(({ first_name }) => first_name === 'Anita')?.id ?? ''
  await api
    .from('tasks')
    .insert({ title: 'Llamar a Anita', client_id: anita, user_id: person.id })
    .throwOnError()

  await openClient(page, 'Ana Pech')
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Fusionar con otro cliente' }).click()
  await page.getByRole('combobox').fill('Anita')
  await page.getByRole('option', { name: /Anita Pech Uc/ }).click()
  // It arrives and is done, but the answer never comes back.
  await page.route(
    '**/rpc/merge_clients',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const merge = dialog(page).getByRole('button', { name: 'Fusionar', exact: true })
  await merge.click()
  await expect(dialog(page).getByRole('alert')).toContainText('No se pudieron fusionar')
  await merge.click()
  await expect(page.getByText('Clientes fusionados exitosamente')).toBeVisible()
  await expect(page.getByText('Llamar a Anita')).toBeVisible()
  const { data } = await api.from('clients').select('email, phone, tasks(title)').throwOnError()
  expect(data).toEqual([
    { email: 'ana@correo.mx', phone: '+529991112233', tasks: [{ title: 'Llamar a Anita' }] },
  ])
})

test('the search finds a client, whose page takes one request, a note and changes of two tabs', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await enterCrm(page, [{ first_name: 'Héctor', last_name: 'Góngora' }])
  await expect(clientList(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('hector gon')
  const found = page.getByRole('option', { name: /Héctor Góngora/ })
  await expect(found).toBeVisible()
  // Every source of the search has answered: what is asked from here on is the page's own.
  await expect(page.getByText('Buscando…')).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/rest\/v1\/(?!profiles|notifications|user_settings)/.test(request.url()))
      asked.push(request.url())
  })
  await found.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Héctor Góngora' })).toBeVisible()
  await expect(page.getByText('Aún no hay nada en su historial')).toBeVisible()
  expect(asked).toHaveLength(1)

  await page.getByRole('radio', { name: 'Llamada' }).click()
  await page.getByLabel('Anotar').fill('Quiere ver la casa\nEl sábado por la mañana')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Interacción creada exitosamente')).toBeVisible()
  const history = page.getByRole('list', { name: 'Historial' })
  await expect(history.getByText('Quiere ver la casa')).toBeVisible()
  const api = await clientOf(person)
  const notes = await api.from('interactions').select('type, description').throwOnError()
  expect(notes.data).toEqual([{ type: 'call', description: 'El sábado por la mañana' }])

  await page.getByRole('button', { name: 'Editar' }).click()
  await field(page, 'Dirección').fill('Calle 60')
  await api
    .from('clients')
    .update({ notes: 'Llamar el lunes', address: 'Calle 50' })
    .eq('user_id', person.id)
    .throwOnError()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect(conflict).toContainText('Calle 50')
  // The notes were changed elsewhere only: they stay, without a question.
  await expect(conflict).not.toContainText('Llamar el lunes')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect(page.getByText('Cliente actualizado exitosamente')).toBeVisible()
  const { data } = await api.from('clients').select('address, notes').throwOnError()
  expect(data).toEqual([{ address: 'Calle 60', notes: 'Llamar el lunes' }])
  expect(problems).toEqual([])
})

testEveryLook('list, form and page are accessible', async ({ page }) => {
  await enterCrm(page, [
    { first_name: 'Ana', last_name: 'Pech', tags: ['Crédito'], email: 'ana@correo.mx' },
  ])
  await expect(clientList(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nuevo Cliente' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await openClient(page, 'Ana Pech')
  await expectAccessible(page)
})
