import type { ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import type { Account } from '../../../test-support/accounts.ts'
import { addClients } from '../../../test-support/clients.ts'
import { readOutbox } from '../lib/outbox/outbox.ts'
import { ClientDialog } from '../features/clients/client-dialog.tsx'
import { ClientsTab } from '../features/clients/clients-tab.tsx'
import { ClientPage } from '../features/clients/page/client-page.tsx'
import { TodayScreen } from '../features/today/today-screen.tsx'
import { eraseClient } from '../records/privacy/api/erase-client.ts'
import { InteractionsTab } from '../features/interactions/interactions-tab.tsx'
import { TasksTab } from '../features/tasks/tasks-tab.tsx'
import { interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../ui/testing/render-screen.tsx'
import { AccountList } from './frame/account-list.tsx'
import { OutboxHost } from './outbox-host.tsx'

const KEPT = 'Sin conexión: quedó por enviar en este dispositivo.'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const header = (count: number) => page.getByRole('button', { name: `${count} por enviar` })
const list = () => page.getByRole('dialog', { name: 'Por enviar' })
const isApi = ({ url, headers }: Request) =>
  /\/(rest|storage|auth)\/v1\//.test(url) && !headers.get('apikey')?.startsWith('sb_secret_')

const stopServer = () => interceptFetch(isApi)

function show(screen: ReactNode, person: Account) {
  return renderScreen(
    <>
      <OutboxHost />
      {screen}
    </>,
    { person },
  )
}

async function clientPage(beside?: ReactNode) {
  const person = await accounts().createPerson()
  const [id = ''] = await addClients(accounts(), person, [{ first_name: 'Ana', last_name: 'Uc' }])
  const { unmount } = await show(
    <>
      <ClientPage clientId={id} />
      {beside}
    </>,
    person,
  )
  await expect.element(page.getByLabelText('Anotar')).toBeVisible()
  return { person, id, unmount }
}

async function note(text: string): Promise<void> {
  await page.getByLabelText('Anotar').fill(text)
  await button('Guardar').click()
}

/** A toast may cover the button, and a closing dialog may take the focus, so the test clicks in script. */
async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  ;(target.element() as HTMLElement).click()
}

async function openList(count: number): Promise<void> {
  await press(header(count))
  await expect.element(list()).toBeVisible()
}

/** When the network comes back while the list is open, entries may be sent before the test presses a button. */
async function sendBySignal(server: { release: () => void }, count: number): Promise<void> {
  await openList(count)
  server.release()
  dispatchEvent(new Event('online'))
}

async function stored(table: 'interactions' | 'tasks' | 'clients', { id }: Account) {
  const { data } = await accounts().admin().from(table).select().eq('user_id', id).throwOnError()
  return data
}

it('OUT-01 OUT-02 OUT-03 OUT-12 the outbox keeps a note that could not be sent, shows it in the history and sends it once', async () => {
  const { person } = await clientPage()
  const server = stopServer()
  await note('Quiere ver la casa')
  await expect.element(page.getByText(KEPT)).toBeVisible()
  const history = page.getByRole('list', { name: 'Historial' })
  await expect.element(history.getByText('Quiere ver la casa')).toBeVisible()
  await expect.element(history.getByText('Por enviar')).toBeVisible()
  const made = Date.now()
  expect(await stored('interactions', person)).toEqual([])

  await openList(1)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  await list().getByRole('button', { name: 'Enviar ahora' }).click()
  await expect.element(page.getByText(/^Todavía no hay conexión/)).toBeVisible()
  onLine.mockRestore()
  server.release()
  dispatchEvent(new Event('online'))
  await expect.element(list().getByText('Ya se envió todo.')).toBeVisible()
  const [row, ...others] = await stored('interactions', person)
  expect(others).toEqual([])
  expect(row).toMatchObject({ subject: 'Quiere ver la casa' })
  // INT-04: the interaction counts from the time when it was made, not from when it is sent.
  expect(Date.parse((row as { created_at: string }).created_at)).toBeLessThanOrEqual(made)
  await press(list().getByRole('button', { name: 'Cerrar' }))
  await expect.element(history.getByText('Por enviar')).not.toBeInTheDocument()
  await expect.element(history.getByText('Quiere ver la casa')).toBeVisible()
})

it('OUT-12 OUT-14 the outbox does not report a lost connection where the server is busy', async () => {
  await clientPage()
  stopServer()
  await note('Quiere ver la casa')
  await openList(1)
  interceptFetch(
    ({ url }) => url.includes('/rest/v1/interactions'),
    () =>
      Response.json(
        { message: 'busy' },
        { status: 503, headers: { 'x-request-id': crypto.randomUUID() } },
      ),
  )
  await list().getByRole('button', { name: 'Enviar ahora' }).click()
  await expect.element(page.getByText(/^Todavía no se pudo enviar todo/)).toBeVisible()
  expect(page.getByText(/^Todavía no hay conexión/).elements()).toEqual([])
})

it('OUT-03 the outbox stores a note once when the answer to it was lost', async () => {
  const { person } = await clientPage()
  const real = globalThis.fetch
  const server = interceptFetch(isApi, async (request) => {
    if (request.method === 'POST' && request.url.includes('/rest/v1/interactions')) {
      await real(request)
    }
    throw new TypeError('Failed to fetch')
  })
  await note('Llamó su esposa')
  await expect.element(page.getByText(KEPT)).toBeVisible()
  expect(await stored('interactions', person)).toHaveLength(1)
  await sendBySignal(server, 1)
  await expect.element(list().getByText('Ya se envió todo.')).toBeVisible()
  expect(await stored('interactions', person)).toHaveLength(1)
})

it('OUT-06 the outbox asks about a task that was changed on another device in the same dialog as a form', async () => {
  const person = await accounts().createPerson()
  const tasks = accounts().admin().from('tasks')
  const due_date = new Date().toISOString()
  await tasks.insert({ user_id: person.id, title: 'Enviar fotos', due_date }).throwOnError()
  await show(<TasksTab />, person)
  await expect.element(button('Completar: Enviar fotos')).toBeVisible()
  const server = stopServer()
  await button('Completar: Enviar fotos').click()
  await expect.element(page.getByText('Tarea completada, por enviar')).toBeVisible()
  await expect.element(page.getByRole('article').getByText('Por enviar')).toBeVisible()
  await openList(1)
  await tasks.update({ status: 'cancelled' }).eq('user_id', person.id).throwOnError()
  server.release()
  dispatchEvent(new Event('online'))
  await expect.element(list().getByText(/^Cambió en otro dispositivo/)).toBeVisible()
  await list().getByRole('button', { name: 'Revisar' }).click()
  await button('Guardar cambios').click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(conflict).toHaveTextContent('Cancelada')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(page.getByText('Tarea actualizada exitosamente')).toBeVisible()
  await expect.element(list().getByText('Ya se envió todo.')).toBeVisible()
  expect(await stored('tasks', person)).toMatchObject([{ status: 'completed' }])
})

it('OUT-06 completing a task keeps changes of its other fields from another device', async () => {
  const person = await accounts().createPerson()
  const tasks = accounts().admin().from('tasks')
  const due_date = new Date().toISOString()
  await tasks.insert({ user_id: person.id, title: 'Enviar fotos', due_date }).throwOnError()
  await show(<TasksTab />, person)
  await expect.element(button('Completar: Enviar fotos')).toBeVisible()
  const server = stopServer()
  await button('Completar: Enviar fotos').click()
  await expect.element(page.getByText('Tarea completada, por enviar')).toBeVisible()
  await openList(1)
  await tasks.update({ title: 'Enviar planos' }).eq('user_id', person.id).throwOnError()
  server.release()
  dispatchEvent(new Event('online'))
  await expect.element(list().getByText('Ya se envió todo.')).toBeVisible()
  expect(await stored('tasks', person)).toMatchObject([
    { title: 'Enviar planos', status: 'completed' },
  ])
})

it('OUT-01 OUT-02 the outbox keeps the result of a visit that was chosen in Inicio', async () => {
  const person = await accounts().createPerson()
  const scheduled_at = new Date().toISOString()
  await accounts()
    .admin()
    .from('interactions')
    .insert({ user_id: person.id, type: 'visit', subject: 'Visita a la casa', scheduled_at })
    .throwOnError()
  await show(<TodayScreen isUrgentKnown urgent={null} calls={null} />, person)
  const visit = page.getByRole('article', { name: 'Visita a la casa' })
  await expect.element(visit).toBeVisible()
  const server = stopServer()
  await visit.getByRole('button', { name: 'Resultado' }).click()
  await page.getByRole('menuitem', { name: 'Interesado' }).click()
  await expect.element(page.getByText(KEPT)).toBeVisible()
  await expect.element(visit.getByText('Interesado')).toBeVisible()
  await expect.element(visit.getByText('Por enviar')).toBeVisible()
  await sendBySignal(server, 1)
  await expect.element(list().getByText('Ya se envió todo.')).toBeVisible()
  expect(await stored('interactions', person)).toMatchObject([{ outcome: 'Interesado' }])
})

it('OUT-05 the outbox says why a client was refused and saves the client after a correction', async () => {
  const person = await accounts().createPerson()
  await addClients(accounts(), person, [{ first_name: 'Eva', email: 'eva@correo.mx' }])
  const form = await show(<ClientDialog onClose={() => undefined} />, person)
  const server = stopServer()
  await page.getByLabelText(/^Nombre/).fill('Luz')
  await page.getByLabelText(/^Apellidos/).fill('Canul')
  await page.getByText('Más datos', { exact: true }).click()
  await page.getByLabelText(/^Email/).fill('eva@correo.mx')
  await button('Guardar cliente').click()
  await expect.element(page.getByText(KEPT)).toBeVisible()
  server.release()
  await form.unmount()
  await show(<ClientsTab />, person)
  await expect
    .element(page.getByRole('list', { name: 'Por enviar' }).getByText('Luz Canul'))
    .toBeVisible()
  await sendBySignal(server, 1)
  await expect.element(list().getByText('Ya existe un cliente con ese email')).toBeVisible()
  await list().getByRole('button', { name: 'Revisar' }).click()
  await page.getByLabelText(/^Email/).fill('luz@correo.mx')
  await button('Guardar cliente').click()
  await expect.element(page.getByText('Cliente creado exitosamente')).toBeVisible()
  await expect.poll(() => readOutbox(person.id)).toEqual([])
  expect(await stored('clients', person)).toHaveLength(2)
})

it('OUT-04 the outbox sends a note after its new client, and discards the note and the client together', async () => {
  const person = await accounts().createPerson()
  await show(<InteractionsTab />, person)
  await expect.element(page.getByText('Aún no hay interacciones')).toBeVisible()
  const server = stopServer()
  async function add(name: string): Promise<void> {
    await press(button('Nueva Interacción').first())
    await page.getByRole('combobox', { name: 'Cliente' }).fill(name)
    await page.getByRole('option', { name: `Crear cliente «${name}»` }).click()
    await page.getByLabelText('Asunto').fill(`Llamada de ${name}`)
    await button('Crear interacción').click()
    const unsent = page.getByRole('list', { name: 'Por enviar' })
    await expect.element(unsent.getByText(`Llamada de ${name}`)).toBeVisible()
  }
  await add('Zoé Chí')
  await add('Pía Uh')
  await openList(4)
  await press(list().getByRole('button', { name: 'Descartar: Pía Uh' }))
  const question = page.getByRole('alertdialog')
  await expect.element(question).toHaveTextContent('También se descarta 1 cambio de este cliente.')
  await question.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(list().getByRole('heading', { name: 'Pía Uh' })).not.toBeInTheDocument()
  server.release()
  dispatchEvent(new Event('online'))
  await expect.element(list().getByText('Ya se envió todo.')).toBeVisible()
  const [client] = await stored('clients', person)
  expect(client).toMatchObject({ first_name: 'Zoé', last_name: 'Chí' })
  const notes = await stored('interactions', person)
  expect(notes).toMatchObject([{ subject: 'Llamada de Zoé Chí', client_id: client?.id }])
})

it('OUT-10 the outbox neither shows nor sends records that another person left on this device', async () => {
  const { person: ana, unmount } = await clientPage()
  const server = stopServer()
  await note('Solo de Ana')
  await expect.element(header(1)).toBeVisible()
  server.release()
  await unmount()
  const luis = await accounts().createPerson()
  await show(<InteractionsTab />, luis)
  await expect.element(page.getByText('Aún no hay interacciones')).toBeVisible()
  expect(page.getByRole('button', { name: /por enviar/ }).elements()).toEqual([])
  expect(await readOutbox(luis.id)).toEqual([])
  expect(await readOutbox(ana.id)).toHaveLength(1)
  expect(await stored('interactions', ana)).toEqual([])
})

it('OUT-11 says that the browser cannot store anything, and the note keeps its typed text', async () => {
  await clientPage()
  stopServer()
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const open = vi.spyOn(IDBFactory.prototype, 'open')
  for (const stub of [transaction, open]) {
    stub.mockImplementation(() => {
      throw new DOMException('not allowed', 'SecurityError')
    })
    onTestFinished(() => stub.mockRestore())
  }
  await note('Quiere ver la casa')
  await expect
    .element(page.getByText(/este navegador no permite guardar en el dispositivo/))
    .toBeVisible()
  await expect.element(page.getByLabelText('Anotar')).toHaveValue('Quiere ver la casa')
})

it('OUT-09 a sign-out with unsent records asks first, and leaves none of them behind', async () => {
  const { person, id } = await clientPage(<AccountList places={[]} current={undefined} />)
  const server = stopServer()
  await note('Quiere ver la casa')
  await expect.element(header(1)).toBeVisible()
  await button('Salir').click()
  const question = page.getByRole('alertdialog', { name: '¿Salir sin enviar?' })
  await expect.element(question).toHaveTextContent('Tienes por enviar: 1 interacción.')
  await question.getByRole('button', { name: 'Seguir aquí' }).click()
  expect(await readOutbox(person.id)).toMatchObject([{ row: { client_id: id } }])
  await button('Salir').click()
  server.release()
  await question.getByRole('button', { name: 'Salir y borrarlo' }).click()
  await expect.poll(() => readOutbox(person.id)).toEqual([])
})

it('PRIV-32 erasing a client discards the unsent records about the client on this device', async () => {
  const { person, id } = await clientPage()
  const server = stopServer()
  await note('Quiere ver la casa')
  await expect.element(header(1)).toBeVisible()
  server.release()
  await eraseClient({
    clientId: id,
    erasureId: crypto.randomUUID(),
    keepDocuments: [],
    keepOperations: false,
  })
  await expect.poll(() => readOutbox(person.id)).toEqual([])
  expect(await stored('interactions', person)).toEqual([])
})
