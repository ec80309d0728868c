import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addClients, type NewClient } from '../../../../test-support/clients.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { interceptFetch, loseNextResponse } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import { ClientsTab } from './clients-tab.tsx'

const NAMES = ['Ana', 'Beto', 'Carla', 'Dalia', 'Elsa']
const CLIENTS: NewClient[] = NAMES.map((first_name, at) => ({
  first_name,
  last_name: 'Pech',
  whatsapp: `+52999123456${at}`,
  created_at: new Date(Date.now() - at * 60_000).toISOString(),
}))

const button = (text: string | RegExp) => page.getByRole('button', { name: text, exact: true })
const box = (text: string) => page.getByRole('checkbox', { name: `Elegir: ${text} Pech` })

async function open(clients = CLIENTS) {
  await page.viewport(1280, 1000)
  const person = await accounts().createPerson()
  await addClients(accounts(), person, clients)
  await renderScreen(<ClientsTab />, { person })
  await expect.element(page.getByRole('heading', { name: 'Ana Pech' })).toBeVisible()
  await button('Elegir varios').click()
  await expect.element(page.getByText('Marca los que quieras')).toBeVisible()
  return person
}

/** The row's link covers the checkbox with a larger area, so a pointer cannot press the checkbox. */
async function choose(first: string): Promise<void> {
  await expect.element(box(first)).not.toBeChecked()
  ;(box(first).element() as HTMLElement).click()
  await expect.element(box(first)).toBeChecked()
}

async function act(label: string): Promise<void> {
  await button('Acciones').click()
  await page.getByRole('menuitem', { name: label }).click()
}

async function stored<Columns extends string>(userId: string, columns: Columns) {
  const { data } = await accounts()
    .admin()
    .from('clients')
    .select(`first_name, ${columns}`)
    .eq('user_id', userId)
    .order('first_name')
    .throwOnError()
  return data as unknown as Record<string, unknown>[]
}

it('BULK-01 BULK-06 clients are selected by press, by Shift and all at once, get tags, and lose them by an undo', async () => {
  const person = await open()
  // The test waits for the count of all matching clients, because the rows may move until it is shown.
  await expect.element(button('Elegir los 5 que coinciden')).toBeVisible()
  await page.getByRole('heading', { name: 'Beto Pech' }).click({ force: true })
  await expect.element(page.getByText('1 elegido')).toBeVisible()
  await page
    .getByRole('heading', { name: 'Dalia Pech' })
    .click({ modifiers: ['Shift'], force: true })
  await expect.element(page.getByText('3 elegidos')).toBeVisible()
  await expect.element(box('Carla')).toBeChecked()
  await button('Elegir los 5 que coinciden').click()
  await expect.element(page.getByText('5 elegidos')).toBeVisible()
  // BULK-02: a search keeps the chosen clients, too.
  await page.getByPlaceholder('Buscar clientes...').fill('ana')
  await expect.element(box('Elsa')).not.toBeInTheDocument()
  await expect.element(page.getByText('5 elegidos')).toBeVisible()

  await act('Agregar etiquetas…')
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill('VIP')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar etiquetas' }).click()
  await expect.element(page.getByText('5 cambiados')).toBeVisible()
  expect((await stored(person.id, 'tags')).map(({ tags }) => tags)).toEqual(
    NAMES.map(() => ['VIP']),
  )
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 5 como estaban')).toBeVisible()
  expect((await stored(person.id, 'tags')).map(({ tags }) => tags)).toEqual(NAMES.map(() => []))
})

it('BULK-01 Shift and Space on the keyboard select a range', async () => {
  await open()
  const ana = box('Ana').element() as HTMLElement
  ana.focus()
  await expect.element(box('Ana')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(box('Ana')).toBeChecked()
  const carla = box('Carla').element() as HTMLElement
  carla.focus()
  await expect.element(box('Carla')).toHaveFocus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(page.getByText('3 elegidos')).toBeVisible()
})

function holdIds() {
  const real = globalThis.fetch
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let tellRead = (): void => {}
  const wasRead = new Promise<void>((resolve) => (tellRead = resolve))
  const held = interceptFetch(
    ({ url }) => url.includes('/rpc/view_ids'),
    async (request) => {
      await released
      const response = await real(request)
      void response
        .clone()
        .text()
        .then(() => setTimeout(() => setTimeout(tellRead)))
      return response
    },
  )
  return {
    isAsked: async () => {
      await expect.poll(held.count).toBe(1)
    },
    answer: async () => {
      release()
      await wasRead
    },
  }
}

const chooseAll = () => button('Elegir los 5 que coinciden')

it('BULK-67 pressing a client while all clients are being selected selects that client and not all', async () => {
  await open()
  const ids = holdIds()
  await chooseAll().click()
  await ids.isAsked()
  await choose('Ana')
  await expect.element(page.getByText('1 elegido')).toBeVisible()
  await ids.answer()
  await choose('Beto')
  await expect.element(page.getByText('2 elegidos')).toBeVisible()
})

it('BULK-67 no client is selected when selecting all is stopped', async () => {
  await open()
  const ids = holdIds()
  await chooseAll().click()
  await ids.isAsked()
  await button('Dejar de elegir').click()
  await ids.answer()
  await button('Elegir varios').click()
  await expect.element(page.getByText('Marca los que quieras')).toBeVisible()
  await choose('Ana')
  await expect.element(page.getByText('1 elegido')).toBeVisible()
})

it('BULK-02 a change of view drops the clients that were being read for the former view', async () => {
  await open()
  await choose('Ana')
  const ids = holdIds()
  await chooseAll().click()
  await ids.isAsked()
  await page.getByPlaceholder('Buscar clientes...').fill('elsa')
  await expect.element(box('Ana')).not.toBeInTheDocument()
  await ids.answer()
  await expect.element(page.getByText('1 elegido')).toBeVisible()
  await button('Elegir el que coincide').click()
  await expect.element(box('Elsa')).toBeChecked()
  await expect.element(page.getByText('1 elegido')).toBeVisible()
  await expect.element(button('Elegir el que coincide')).not.toBeInTheDocument()
})

it('BULK-11 the focus moves into the bar, through a run, and back to the button', async () => {
  await open()
  const bar = page.getByRole('region', { name: 'Selección' })
  await expect.element(bar).toHaveFocus()
  await chooseAll().click()
  await expect.element(page.getByText('5 elegidos')).toBeVisible()
  await expect.element(bar).toHaveFocus()
  await act('Cambiar estado…')
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar estado' }).click()
  await expect.element(page.getByText(/^0 cambiados|^5 cambiados/)).toBeVisible()
  await expect.element(bar).toHaveFocus()
  await button('Quitar selección').click()
  await expect.element(bar).toHaveFocus()
  await button('Dejar de elegir').click()
  await expect.element(button('Elegir varios')).toHaveFocus()
})

it('BULK-06 an undo that is repeated after a lost answer reports its true result', async () => {
  const person = await open()
  await chooseAll().click()
  await expect.element(page.getByText('5 elegidos')).toBeVisible()
  await act('Cambiar estado…')
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /Estado/ })
    .first()
    .click()
  await page.getByRole('option', { name: 'Prospecto' }).click()
  await dialog.getByRole('button', { name: 'Cambiar estado' }).click()
  await expect.element(page.getByText('5 cambiados')).toBeVisible()
  loseNextResponse(({ url }) => url.includes('/rpc/undo_bulk_run'))
  await button('Deshacer').click()
  await expect.element(page.getByText('No se pudo deshacer. Intenta de nuevo.')).toBeVisible()
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 5 como estaban')).toBeVisible()
  const statuses = (await stored(person.id, 'status')).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['active']))
})

async function makeAllProspects(): Promise<void> {
  await button('Elegir los 5 que coinciden').click()
  await act('Cambiar estado…')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Estado/ })
    .first()
    .click()
  await page.getByRole('option', { name: 'Prospecto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar estado' }).click()
}

it('BULK-05 a lost answer is read from the stored run', async () => {
  const person = await open()
  loseNextResponse(({ url }) => url.includes('/rpc/start_bulk_run'))
  await makeAllProspects()
  await expect.element(page.getByText('5 cambiados')).toBeVisible()
  expect((await stored(person.id, 'status')).map(({ status }) => status)).toContain('lead')
})

it('BULK-05 the result says which records the run did not reach', async () => {
  const person = await open()
  interceptFetch(({ url }) => url.includes('/rpc/start_bulk_run'))
  await makeAllProspects()
  await expect.element(page.getByText('No se pudo empezar. Intenta de nuevo.')).toBeVisible()
  expect((await stored(person.id, 'status')).map(({ status }) => status)).not.toContain('lead')
})

it('PLAN-13 the dialog shows a plan and then starts it for each selected client', async () => {
  const person = await open()
  await choose('Ana')
  await choose('Beto')
  await act('Iniciar un plan para cada uno…')
  const dialog = page.getByRole('dialog', { name: 'Plan de seguimiento para 2 clientes' })
  await expect.element(dialog.getByRole('list', { name: 'Qué va a pasar' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Iniciar plan' }).click()
  await expect.element(page.getByText('2 clientes con el plan')).toBeVisible()
  const runs = async () => {
    const { data } = await accounts()
      .admin()
      .from('follow_up_runs')
      .select('client_id')
      .eq('user_id', person.id)
      .throwOnError()
    return data
  }
  expect(await runs()).toHaveLength(2)
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 2 como estaban')).toBeVisible()
  expect(await runs()).toEqual([])
})

it('BULK-07 clients are deleted after one confirmation, and restored with their linked records', async () => {
  const person = await open()
  await choose('Ana')
  await choose('Beto')
  await act('Eliminar…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('2 eliminados')).toBeVisible()
  // BULK-11: the button 'Acciones' that had the focus is disabled now, so the bar has taken it.
  await expect.element(page.getByRole('region', { name: 'Selección' })).toHaveFocus()
  await expect.element(box('Ana')).not.toBeInTheDocument()
  const left = async () => (await stored(person.id, 'status')).map((row) => row['first_name'])
  expect(await left()).toEqual(['Carla', 'Dalia', 'Elsa'])
  await button('Elegir los 3 que coinciden').click()
  await expect.element(page.getByText('3 elegidos')).toBeVisible()
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 2 como estaban')).toBeVisible()
  await expect.element(box('Ana')).toBeVisible()
  expect(await left()).toHaveLength(5)
})

it('BULK-08 creates a task for each selected client, and an undo deletes the tasks', async () => {
  const person = await open()
  const tasks = async () => {
    const { data } = await accounts()
      .admin()
      .from('tasks')
      .select('title')
      .eq('user_id', person.id)
      .throwOnError()
    return data.map(({ title }) => title)
  }
  await choose('Ana')
  await choose('Beto')
  await act('Crear una tarea para cada uno…')
  await page.getByLabelText(/^Tarea\*?$/).fill('Llamar')
  await page.getByRole('dialog').getByRole('button', { name: 'Crear 2 tareas' }).click()
  await expect.element(page.getByText('2 clientes con tarea nueva')).toBeVisible()
  expect(await tasks()).toEqual(['Llamar', 'Llamar'])
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo')).toBeVisible()
  expect(await tasks()).toEqual([])
})

it('BULK-09 writes to the selected clients one after the other', async () => {
  const windows = stubWindowOpen()
  await open()
  await choose('Ana')
  await choose('Beto')
  await act('Escribirles uno por uno…')
  await expect.element(page.getByRole('dialog', { name: '1 de 2: Ana Pech' })).toBeVisible()
  await button('Abrir WhatsApp').click()
  await expect.element(page.getByRole('dialog', { name: '2 de 2: Beto Pech' })).toBeVisible()
  await button('Saltar').click()
  await expect.element(page.getByText('Terminaste con todos')).toBeVisible()
  await expect.poll(() => windows).toHaveLength(1)
})

it('BULK-10 merges three selected clients, two at a time', async () => {
  const person = await open()
  for (const each of ['Ana', 'Beto', 'Carla']) await choose(each)
  await expect.element(page.getByText('3 elegidos')).toBeVisible()
  await act('Fusionar…')
  const dialog = page.getByRole('dialog', { name: 'Fusionar clientes' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('3 elegidos')).toBeVisible()
  await act('Fusionar…')
  await dialog.getByRole('button', { name: 'Fusionar', exact: true }).click()
  await expect.element(dialog.getByText('Carla Pech').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Fusionar', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await stored(person.id, 'status')).toHaveLength(3)
})

it('BULK-03 exports the selected clients', async () => {
  await open()
  await choose('Beto')
  const downloads = catchDownloads()
  await act('Exportar a CSV')
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const text = (await (await downloads())[0]?.blob.text()) ?? ''
  expect(text).toContain('Beto,Pech')
  expect(text).not.toContain('Ana,Pech')
})
