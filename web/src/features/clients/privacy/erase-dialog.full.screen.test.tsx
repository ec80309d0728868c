import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addClientData } from '../../../../../test-support/client-data.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderRoutes } from '../../../ui/testing/render-screen.tsx'
import { ClientPage } from '../page/client-page.tsx'

interface Around {
  isWon?: boolean
  hasTemplate?: boolean
  /** Id of a prospect who names the client. */
  prospectId?: string
}

async function open({ isWon = false, hasTemplate = false, prospectId }: Around = {}) {
  const made = await addClientData(accounts(), await accounts().createPerson(), { isWon })
  if (hasTemplate)
    await accounts()
      .admin()
      .from('document_templates')
      .insert({ user_id: made.person.id, name: 'Carta', content: 'Para Valeria Pech' })
      .throwOnError()
  if (prospectId !== undefined)
    await accounts()
      .admin()
      .from('prospects')
      .insert({
        id: prospectId,
        user_id: made.person.id,
        source: 'form',
        source_name: 'Elementor',
        name: 'Luis Uc',
        message: 'Me mandó Valeria Pech',
      })
      .throwOnError()
  const path = `/dashboard/clientes/${made.clientId}`
  await renderRoutes(
    [
      { path, element: <ClientPage clientId={made.clientId} /> },
      { path: '*', element: <p>La lista</p> },
    ],
    { person: made.person, path },
  )
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Borrar a petición del cliente' }).click()
  await expect.element(list()).toBeVisible()
  return made
}

const list = () => page.getByRole('list', { name: 'Se borra' })
const word = () => page.getByLabelText('Escribe BORRAR para confirmar')
const erase = () => page.getByRole('button', { name: 'Borrar para siempre' })

async function count(table: 'clients' | 'documents' | 'interactions', userId: string) {
  const { count: rows } = await accounts()
    .admin()
    .from(table)
    .select('*', { count: 'exact', head: true })
    .eq('user_id', userId)
    .throwOnError()
  return rows
}

async function filesOf(userId: string, bucket: 'documents' | 'notes'): Promise<string[]> {
  const prefix = `${userId}/`
  const { data } = await accounts().admin().storage.from(bucket).listV2({ prefix })
  return (data?.objects ?? []).map(({ name }) => name.slice(prefix.length))
}

it('PRIV-21 PRIV-23 PRIV-24 NOTE-07 the dialog lists the client’s data and mentions, and erases rows and files', async () => {
  const { person, fileName, photoName } = await open()
  expect(await filesOf(person.id, 'documents')).toEqual([fileName])
  const small = photoName.replace('.jpg', '-480.jpg')
  expect(await filesOf(person.id, 'notes')).toEqual([small, photoName])
  await expect.element(list().getByText('2 interacciones')).toBeVisible()
  await expect.element(list().getByText('1 selección con sus respuestas')).toBeVisible()
  await expect
    .element(
      page
        .getByRole('list', { name: 'También se nombra aquí' })
        .getByRole('link', { name: 'Llamar al notario' }),
    )
    .toBeVisible()

  await erase().click()
  await expect.element(page.getByText('Escribe BORRAR, con mayúsculas')).toBeVisible()
  expect(await count('clients', person.id)).toBe(2)

  await word().fill('BORRAR')
  await erase().click()
  await expect
    .element(page.getByText(/^Se borró a petición del cliente\. Folio [0-9a-f]{8}$/))
    .toBeVisible()
  await expect.element(page.getByText('La lista')).toBeVisible()
  expect(await count('clients', person.id)).toBe(1)
  expect(await count('documents', person.id)).toBe(0)
  expect(await count('interactions', person.id)).toBe(0)
  await expect.poll(() => filesOf(person.id, 'documents')).toEqual([])
  await expect.poll(() => filesOf(person.id, 'notes')).toEqual([])
  const { data } = await accounts()
    .admin()
    .from('client_erasures')
    .select('erased, kept')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toMatchObject([{ erased: { clients: 1, documents: 1 }, kept: { documents: 0 } }])
})

it('PRIV-23 the dialog names the kind of each mention, and opens a record without its own page in its list', async () => {
  const prospectId = crypto.randomUUID()
  await open({ hasTemplate: true, prospectId })
  const mentions = page.getByRole('list', { name: 'También se nombra aquí' })
  await expect.element(mentions.getByText('Tarea: Llamar al notario')).toBeVisible()
  await expect.element(mentions.getByText('Plantilla de documentos: Carta')).toBeVisible()
  await expect
    .element(mentions.getByRole('link', { name: 'Carta' }))
    .toHaveAttribute('href', '/dashboard/documentos')
  await expect
    .element(mentions.getByRole('link', { name: 'Luis Uc' }))
    .toHaveAttribute('href', `/dashboard/prospectos/${prospectId}`)
})

it('PRIV-21 an erasure keeps the marked records: a document with its file, and the won operation', async () => {
  const { person, fileName } = await open({ isWon: true })
  await expect
    .element(page.getByText('Conservar 1 operación ganada, sin cliente ni notas'))
    .toBeVisible()
  await expect.element(list().getByText('1 oportunidad')).not.toBeInTheDocument()
  await page.getByText('Conservar «Contrato de Valeria»').click()
  await expect.element(list().getByText(/^1 documento/)).not.toBeInTheDocument()
  await word().fill('BORRAR')
  await erase().click()
  await expect.element(page.getByText('La lista')).toBeVisible()
  expect(await count('documents', person.id)).toBe(1)
  expect(await filesOf(person.id, 'documents')).toEqual([fileName])
  const { data } = await accounts()
    .admin()
    .from('opportunities')
    .select('client_id, notes, closed_amount')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([{ client_id: null, notes: null, closed_amount: 2_000_000 }])
})

it('PRIV-21 a failure that erased nothing is reported, and the next press erases', async () => {
  const { person } = await open()
  const lost = interceptFetch(({ url }) => url.includes('/rpc/erase_client'))
  await word().fill('BORRAR')
  await erase().click()
  await expect.element(page.getByText(/^No se pudo borrar/)).toBeVisible()
  expect(await count('clients', person.id)).toBe(2)
  lost.release()
  await erase().click()
  await expect.element(page.getByText('La lista')).toBeVisible()
  expect(await count('clients', person.id)).toBe(1)
})

it('says that the client’s data could not be read instead of offering to erase it', async () => {
  const made = await addClientData(accounts(), await accounts().createPerson())
  interceptFetch(({ url }) => url.includes('/rpc/count_client_data'))
  await renderRoutes([{ path: '*', element: <ClientPage clientId={made.clientId} /> }], {
    person: made.person,
  })
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Borrar a petición del cliente' }).click()
  await expect.element(page.getByText(/^No se pudo leer lo que se borraría/)).toBeVisible()
  await expect.element(erase()).not.toBeInTheDocument()
})
