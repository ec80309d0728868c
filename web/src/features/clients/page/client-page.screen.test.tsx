import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addClients, type NewClient } from '../../../../../test-support/clients.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { saveOfflineContacts } from '../../../records/clients/offline-contacts.ts'
import { countFetches, interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen, signIn } from '../../../ui/testing/render-screen.tsx'
import { ClientPage } from './client-page.tsx'

const HECTOR = { first_name: 'Héctor', last_name: 'Góngora', address: 'Calle 1' }

async function open(
  client: NewClient & { first_name: string } = HECTOR,
  prepare?: (userId: string, clientId: string) => PromiseLike<unknown>,
) {
  const person = await accounts().createPerson()
  const [id = ''] = await addClients(accounts(), person, [client])
  await prepare?.(person.id, id)
  const { router } = await renderScreen(<ClientPage clientId={id} />, {
    person,
    path: `/dashboard/clientes/${id}`,
  })
  await expect
    .element(page.getByRole('heading', { level: 2, name: client.first_name }))
    .toBeVisible()
  return { person, id, router }
}

const client = (id: string) => accounts().admin().from('clients').select().eq('id', id)

it('CLIENT-25 the page and its history are read in one request each', async () => {
  const person = await accounts().createPerson()
  const [id = ''] = await addClients(accounts(), person, [{}])
  const asked = new Set<string>()
  countFetches(({ url }) => {
    const path = /\/rest\/v1\/(?!profiles|notifications|user_settings|privacy_notices)([\w/]+)/
    const [, name] = path.exec(url) ?? []
    if (name !== undefined) asked.add(name)
    return false
  })
  await renderScreen(<ClientPage clientId={id} />, { person })
  await expect.element(page.getByText(/Aún no hay nada en su historial/)).toBeVisible()
  expect([...asked].toSorted()).toEqual(['clients', 'rpc/client_history'])
})

it('CLIENT-27 the page shows the day, month and age of a birthday', async () => {
  await open({ ...HECTOR, birthday: '1980-02-29' })
  await expect.element(page.getByText(/^29 de febrero \((hoy cumple )?\d\d años\)$/)).toBeVisible()
})

it('CLIENT-19 a quick note is stored as an interaction and shown in the history', async () => {
  const { person } = await open()
  await page.getByRole('radio', { name: 'Llamada' }).click()
  await page.getByLabelText('Anotar').fill('Quiere ver la casa\nEl sábado por la mañana')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(page.getByText('Interacción creada exitosamente')).toBeVisible()
  const history = page.getByRole('list', { name: 'Historial' })
  await expect.element(history.getByText('Quiere ver la casa')).toBeVisible()
  const { data } = await accounts()
    .admin()
    .from('interactions')
    .select('type, subject, description')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([
    { type: 'call', subject: 'Quiere ver la casa', description: 'El sábado por la mañana' },
  ])
})

it('SAVE-05 the form asks about a field that both tabs changed, and keeps the other changes of the other tab', async () => {
  const { id } = await open()
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabelText('Dirección').fill('Calle 60')
  await accounts()
    .admin()
    .from('clients')
    .update({ notes: 'Llamar el lunes', address: 'Calle 50' })
    .eq('id', id)
    .throwOnError()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(conflict).toHaveTextContent('Calle 50')
  await expect.element(conflict).not.toHaveTextContent('Llamar el lunes')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(page.getByText('Cliente actualizado exitosamente')).toBeVisible()
  const { data } = await client(id).single().throwOnError()
  expect(data).toMatchObject({ address: 'Calle 60', notes: 'Llamar el lunes' })
})

it('CLIENT-29 the page shows the copied contact and accepts a note where the client cannot be read', async () => {
  const person = await accounts().createPerson()
  const [id = ''] = await addClients(accounts(), person, [{ ...HECTOR, phone: '+529991234567' }])
  await signIn(person)
  const { first_name, last_name } = HECTOR
  const contact = { id, first_name, last_name, phone: '+529991234567', whatsapp: null, email: null }
  await saveOfflineContacts(person.id, [contact])
  interceptFetch(({ url }) => url.includes('/rest/v1/'))
  await renderScreen(<ClientPage clientId={id} />, { person })
  await expect.element(page.getByRole('heading', { name: 'Héctor Góngora' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Llamar a Héctor' }))
    .toHaveAttribute('href', 'tel:+529991234567')
  await page.getByLabelText('Anotar').fill('Quiere ver la casa')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect
    .element(page.getByRole('list', { name: 'Historial' }))
    .toHaveTextContent('Quiere ver la casa')
})

it('CLIENT-24 CLIENT-46 SAVE-12 deleting a client names the links that end, returns to the list, and offers an undo', async () => {
  const { id, router } = await open(HECTOR, (user_id, client_id) =>
    accounts()
      .admin()
      .from('selections')
      .insert(
        [null, '2026-01-01'].map((revoked_at) => ({
          user_id,
          client_id,
          title: 'Casas',
          token_hash: sha256(crypto.randomUUID()),
          revoked_at,
        })),
      )
      .throwOnError(),
  )
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar cliente' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar a este cliente?' })
  await expect.element(question).toHaveTextContent('Héctor Góngora')
  await expect
    .element(question)
    .toHaveTextContent('También se eliminan 2 selecciones que le enviaste.')
  await expect.element(question).toHaveTextContent('puede abrir 1 enlace')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Cliente eliminado exitosamente')).toBeVisible()
  expect((await client(id).throwOnError()).data).toEqual([])
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText('Cliente recuperado')).toBeVisible()
  expect((await client(id).throwOnError()).data).toHaveLength(1)
})

it('CLIENT-11 the review mark disappears when the form is complete', async () => {
  await open({ first_name: 'Lupita', last_name: null, needs_review: true })
  const mark = page.getByText(/^Este contacto está por revisar/)
  await expect.element(mark).toBeVisible()
  await page.getByRole('button', { name: 'Completar' }).click()
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  await save.click()
  const missing = page.getByText('Los apellidos deben tener al menos 2 caracteres').first()
  await expect.element(missing).toBeVisible()
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('Gómez')
  await save.click()
  await expect.element(page.getByRole('heading', { name: 'Lupita Gómez' })).toBeVisible()
  await expect.element(mark).not.toBeInTheDocument()
})
