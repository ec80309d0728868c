import { expect, type Page } from '@playwright/test'
import { entry } from './dashboard.ts'
import { clientOf, createPerson, signIn, type Account } from './people.ts'

export interface Agent extends Account {
  clientId: string
}

/** An agent with one client, Ana Núñez, whose WhatsApp is as given. */
export async function createAgentWithClient(whatsapp: string | null): Promise<Agent> {
  const person = await createPerson()
  const api = await clientOf(person)
  const { data } = await api
    .from('clients')
    .insert({ type: 'comprador', first_name: 'Ana', last_name: 'Núñez', phone: whatsapp, whatsapp })
    .select('id')
    .single()
    .throwOnError()
  return { ...person, clientId: data.id }
}

/** In the CRM, at one of its tabs. */
export async function openTab(page: Page, person: Account, name: string): Promise<void> {
  await signIn(page, person)
  await entry(page, 'CRM').click()
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
}

/** WhatsApp is not ours: a page of this test stands at its address. */
export async function stubForWhatsApp(page: Page): Promise<void> {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    )
}
