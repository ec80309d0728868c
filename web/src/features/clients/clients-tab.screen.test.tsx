import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addClients, type NewClient } from '../../../../test-support/clients.ts'
import { changed } from '../../lib/data/changed.ts'
import { queryClient } from '../../lib/data/query-client.ts'
import { readOfflineContacts, saveOfflineContacts } from '../../records/clients/offline-contacts.ts'
import { openFilters } from '../../capabilities/list/testing/filters.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { countFetches } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { ClientsTab } from './clients-tab.tsx'

const MARIA: NewClient = {
  first_name: 'María',
  last_name: 'Núñez',
  notes: '=HYPERLINK("http://mal.example")',
}
const RAUL: NewClient = {
  first_name: 'Raúl',
  last_name: 'Canul',
  type: 'propietario',
  status: 'inactive',
}

async function open(clients: readonly NewClient[] = []): Promise<void> {
  const person = await accounts().createPerson()
  if (clients.length > 0) await addClients(accounts(), person, clients)
  await renderScreen(<ClientsTab />, { person })
}

const name = (text: string) => page.getByRole('heading', { name: text })
const search = () => page.getByPlaceholder('Buscar clientes...')

async function choose(filter: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(filter) }).click()
  await page.getByRole('option', { name: option }).click()
}

it('IMPORT-33 an empty list says that there are no clients, and offers the import and the form', async () => {
  await open()
  await expect.element(page.getByText('Todavía no tienes clientes')).toBeVisible()
  await page.getByRole('button', { name: 'Importar clientes' }).click()
  const importing = page.getByRole('dialog', { name: 'Importar clientes' })
  await importing.getByRole('button', { name: 'Cerrar' }).first().click()
  await page.getByRole('button', { name: 'Nuevo Cliente' }).last().click()
  await expect.element(page.getByRole('dialog', { name: 'Nuevo Cliente' })).toBeVisible()
})

it('CLIENT-23 the search ignores accents, and the export has the clients that the filters show', async () => {
  await open([MARIA, RAUL])
  await expect.element(name('Raúl Canul')).toBeVisible()
  await search().fill('nunez maria')
  await expect.element(name('Raúl Canul')).not.toBeInTheDocument()
  await expect.element(name('María Núñez')).toBeVisible()
  const downloads = catchDownloads()
  await page.getByRole('button', { name: 'Importar y exportar' }).click()
  await page.getByRole('menuitem', { name: 'Exportar a CSV' }).click()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const text = (await (await downloads())[0]?.blob.text()) ?? ''
  expect(text).toContain('María,Núñez')
  expect(text).toContain(`"'=HYPERLINK(""http://mal.example"")"`)
  expect(text).not.toContain('Raúl')
})

it('CLIENT-23 the list filters by status and type, and the filters can be cleared', async () => {
  await open([MARIA, RAUL])
  await expect.element(name('María Núñez')).toBeVisible()
  await openFilters()
  await choose('Estado', 'Inactivo')
  await expect.element(name('María Núñez')).not.toBeInTheDocument()
  await expect.element(name('Raúl Canul')).toBeVisible()
  await choose('Tipo', 'Inquilino')
  await expect.element(page.getByText('Ningún cliente coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect.element(name('María Núñez')).toBeVisible()
})

it('CLIENT-23 offers the filter for review only while there are clients to review', async () => {
  const lupita = { first_name: 'Lupita', last_name: null, needs_review: true }
  await open([{ ...MARIA, needs_review: false }, lupita])
  await expect.element(name('María Núñez')).toBeVisible()
  await openFilters()
  await page.getByText('Solo por revisar (1)').click()
  await expect.element(name('María Núñez')).not.toBeInTheDocument()
  await expect.element(name('Lupita')).toBeVisible()
  await expect.element(page.getByText('Por revisar', { exact: true })).toBeVisible()
})

it('CLIENT-20 the contacts are copied to the device once, and again when a client changed or the copy is old', async () => {
  const copies = countFetches(({ url }) => url.includes('/clients?') && url.includes('limit=1000'))
  const person = await accounts().createPerson()
  await addClients(accounts(), person, [MARIA])
  const open = async () => {
    queryClient.clear()
    const screen = await renderScreen(<ClientsTab />, { person })
    await expect.element(name('María Núñez')).toBeVisible()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    return screen
  }
  const first = await open()
  expect(copies()).toBe(1)
  const copy = await readOfflineContacts(person.id)
  expect(copy?.contacts).toMatchObject([{ first_name: 'María', last_name: 'Núñez' }])
  await first.unmount()
  const second = await open()
  expect(copies()).toBe(1)
  await changed('interactions')
  expect(copies()).toBe(1)
  await changed('clients')
  expect(copies()).toBe(2)
  await second.unmount()
  await saveOfflineContacts(person.id, [], new Date('2026-01-01'))
  await open()
  expect(copies()).toBe(3)
})

it('FIRST-04 the import that the checklist asks for opens once', async () => {
  const person = await accounts().createPerson()
  const { router } = await renderScreen(<ClientsTab />, {
    person,
    state: { section: 'crm', tab: 'clients', opens: 'import' },
  })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => router.state.location.state).toEqual({ section: 'crm', tab: 'clients' })
})

it('FIRST-06 the list marks an example client', async () => {
  await open([{ ...MARIA, is_example: true }])
  await expect.element(page.getByText('Ejemplo', { exact: true })).toBeVisible()
})
