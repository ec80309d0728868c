import { expect, type Locator, type Page } from '@playwright/test'
import { addClients as insertClients, type NewClient } from '../../test-support/clients.ts'
import { createPerson, signIn, type Account } from './people.ts'
import { accounts } from './server.ts'

export async function enterCrm(page: Page, clients: readonly NewClient[] = []): Promise<Account> {
  const person = await createPerson()
  if (clients.length > 0) await addClients(person, clients)
  await signIn(page, person)
  await page.getByRole('button', { name: 'CRM', exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'CRM Inmobiliario' })).toBeVisible()
  return person
}

export function addClients(person: Account, clients: readonly NewClient[]): Promise<string[]> {
  return insertClients(accounts(), person, clients)
}

export function clientList(page: Page): Locator {
  return page.getByRole('list', { name: 'Clientes' })
}

export async function openClient(page: Page, name: string): Promise<void> {
  await clientList(page).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}
