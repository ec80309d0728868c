import { expect, type Locator, type Page } from '@playwright/test'
import { createPerson, signIn, type Account } from './people.ts'

export const PLAN = '/dashboard/subscription'

export function offerOf(page: Page, plan: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: plan }) })
}

export async function goToPayment(page: Page, plan: string): Promise<Account> {
  const person = await createPerson()
  await signIn(page, person, PLAN)
  await page.getByRole('button', { name: `Elegir ${plan}` }).click()
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()
  return person
}

export async function tellStripe(path: string): Promise<{ invoices: number }> {
  const response = await fetch(new URL(`/control/${path}`, variable('PREDIO_STRIPE_URL')))
  expect(response.status).toBe(200)
  return (await response.json()) as { invoices: number }
}

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing`)
  return value
}
