import { expect, type Locator, type Page } from '@playwright/test'
import { createAgentWithClient, stubForWhatsApp, type Agent } from './activities.ts'
import { admin, signIn } from './people.ts'
import { answerButton } from './selections.ts'

const ZONE = 'Altabrisa'

export async function agentWithListings(page: Page, count: number): Promise<Agent> {
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient('+525512345678')
  await admin()
    .from('client_preferences')
    .insert({ user_id: agent.id, client_id: agent.clientId, locations: [ZONE] })
    .throwOnError()
  await admin()
    .from('properties')
    .insert(
      Array.from({ length: count }, (_, index) => ({
        user_id: agent.id,
        title: `Casa ${index + 1}`,
        price: 3_000_000,
        colonia: ZONE,
        location: `${ZONE}, Mérida`,
      })),
    )
    .throwOnError()
  await signIn(page, agent, `/dashboard/clientes/${agent.clientId}`)
  await page.getByRole('button', { name: 'Buscar propiedades' }).click()
  const matches = page.getByRole('list', { name: 'Propiedades que coinciden' })
  await expect(matches.getByRole('listitem')).toHaveCount(count)
  for (const match of await matches.getByRole('checkbox').all()) await match.check({ force: true })
  await page.getByRole('button', { name: 'Crear selección' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva selección' })
  await form.getByRole('button', { name: 'Crear selección' }).click()
  return agent
}

export async function sendByWhatsApp(page: Page): Promise<string> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  const chat = await popup
  await chat.waitForURL(/^https:\/\/wa\.me\/525512345678/)
  const text = new URL(chat.url()).searchParams.get('text') ?? ''
  await chat.close()
  return /http\S+\/seleccion\/[\w-]{43}$/.exec(text)?.[0] ?? ''
}

export function listingOf(client: Page, number: number): Locator {
  return client.getByRole('main').getByRole('article', { name: `Casa ${number}` })
}

export async function decline(listing: Locator, reason: string): Promise<void> {
  await answerButton(listing, 'No es para mí').click()
  await listing.getByText(reason, { exact: true }).click()
  await listing.getByRole('button', { name: 'Enviar' }).click()
}

export function answersOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Propiedades y respuestas' }).getByRole('listitem')
}

export async function visitsOf({ id }: Agent) {
  const { data } = await admin()
    .from('interactions')
    .select('subject, client_id')
    .eq('user_id', id)
    .eq('type', 'visit')
    .throwOnError()
  return data
}
