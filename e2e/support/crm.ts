import { expect, type Locator, type Page } from '@playwright/test'
import type { TablesInsert } from '../../domain/src/database/index.ts'
import { clientOf, createPerson, signIn, type Account } from './people.ts'

type NewClient = Partial<TablesInsert<'clients'>>

/** A person with these clients, in the CRM's first tab. */
export async function enterCrm(page: Page, clients: readonly NewClient[] = []): Promise<Account> {
  const person = await createPerson()
  if (clients.length > 0) await addClients(person, clients)
  await signIn(page, person)
  // In the sidebar of a desk, in the bar at a phone's foot.
  await page.getByRole('button', { name: 'CRM', exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'CRM Inmobiliario' })).toBeVisible()
  return person
}

/** Ids in the order given. */
export async function addClients(
  person: Account,
  clients: readonly NewClient[],
): Promise<string[]> {
  const api = await clientOf(person)
  const rows = clients.map((client) => ({
    // Of several rows the API sends every column that one of them has.
    type: 'comprador' as const,
    status: 'active' as const,
    first_name: 'Ana',
    last_name: 'Pech',
    ...client,
  }))
  const { data } = await api.from('clients').insert(rows).select('id').throwOnError()
  return data.map(({ id }) => id)
}

export function clientList(page: Page): Locator {
  return page.getByRole('list', { name: 'Clientes' })
}

export async function openClient(page: Page, name: string): Promise<void> {
  await clientList(page).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}
