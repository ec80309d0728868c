import { expect, type Locator, type Page } from '@playwright/test'
import type { SiteOptions } from '../../test-support/site-stub/site-options.ts'
import type { SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { ask, openChat, type Agent } from './assistant.ts'
import { addClients } from './crm.ts'
import { admin, clientOf, type Account } from './people.ts'

const ZONE = 'America/Cancun'
const DATE = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now() + 172_800_000)
export const AT = new Date(`${DATE}T22:30:00Z`)
export const VISIT = { property_id: 5, client: 'Ana Pech', date: DATE, time: '17:30' }
export const HOUSE = 'Casa 5 en Querétaro'

export async function openChatWith(
  page: Page,
  sites: SiteStub,
  clients: Parameters<typeof addClients>[1] = [{}],
  options: Partial<SiteOptions> = {},
): Promise<Agent> {
  return openChat(page, sites, 'good', options, async (person) => {
    await addClients(person, clients)
    await admin().from('profiles').update({ time_zone: ZONE }).eq('id', person.id).throwOnError()
  })
}

export async function propose(page: Page, tool: string, args: object | string): Promise<void> {
  await ask(page, `Usa ${tool} con ${typeof args === 'string' ? args : JSON.stringify(args)}`)
}

export function proposal(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `El asistente propone ${title}` })
}

export function confirm(card: Locator): Locator {
  return card.getByRole('button', { name: 'Confirmar' })
}

export async function written(person: Account) {
  const api = await clientOf(person)
  const [visits, tasks, clients, messages, notices] = await Promise.all([
    api.from('interactions').select().throwOnError(),
    api.from('tasks').select().throwOnError(),
    api.from('clients').select().throwOnError(),
    api.from('whatsapp_messages').select().throwOnError(),
    api.from('notifications').select().eq('kind', 'visit_booked').throwOnError(),
  ])
  return {
    visits: visits.data,
    tasks: tasks.data,
    clients: clients.data,
    messages: messages.data,
    notices: notices.data,
  }
}

export async function expectNothingWritten(person: Account): Promise<void> {
  const { visits, tasks, messages, notices } = await written(person)
  expect([visits, tasks, messages, notices]).toEqual([[], [], [], []])
}
