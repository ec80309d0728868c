import { toCalendarDate } from '@predio/domain/dates'
import type { TablesInsert } from '@predio/domain/database'
import { page, type Locator } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { openChat, type Agent } from './open-chat.tsx'

const ZONE = 'America/Cancun'
const DATE = toCalendarDate(new Date(Date.now() + 172_800_000), ZONE)
export const AT = new Date(`${DATE}T22:30:00Z`)
export const VISIT = { property_id: 5, client: 'Ana Pech', date: DATE, time: '17:30' }

type NewClient = Partial<TablesInsert<'clients'>>

export function openChatWith(clients: readonly NewClient[] = [{}]): Promise<Agent> {
  return openChat({
    async prepare({ id }) {
      const admin = accounts().admin()
      const named = { first_name: 'Ana', last_name: 'Pech' }
      // PostgREST writes null where a row lacks a column of another row, so every row gets the same columns.
      const rows = clients.map((client) => ({
        type: 'comprador' as const,
        status: 'active' as const,
        ...named,
        email: null,
        whatsapp: null,
        user_id: id,
        ...client,
      }))
      await admin.from('clients').insert(rows).throwOnError()
      await admin.from('profiles').update({ time_zone: ZONE }).eq('id', id).throwOnError()
    },
  })
}

export function card(title: string): Locator {
  return page.getByRole('region', { name: `El asistente propone ${title}` })
}

export function confirmButton(proposal: Locator): Locator {
  return proposal.getByRole('button', { name: 'Confirmar' })
}

export async function written({ id }: Account) {
  const admin = accounts().admin()
  const [visits, tasks, clients, messages] = await Promise.all([
    admin.from('interactions').select().eq('user_id', id).throwOnError(),
    admin.from('tasks').select().eq('user_id', id).throwOnError(),
    admin.from('clients').select().eq('user_id', id).throwOnError(),
    admin.from('whatsapp_messages').select().eq('user_id', id).throwOnError(),
  ])
  return {
    visits: visits.data,
    tasks: tasks.data,
    clients: clients.data,
    messages: messages.data,
  }
}

/** The server carries out writing requests, but neither their responses nor those of later reads arrive. */
export function loseResponses(path: string) {
  const real = globalThis.fetch
  return interceptFetch(
    ({ url }) => url.includes(path),
    async (request) => {
      if (request.method === 'POST') await real(request)
      throw new TypeError('Failed to fetch')
    },
  )
}

export function holdRequests(path: string): () => void {
  const real = globalThis.fetch
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  interceptFetch(
    ({ url }) => url.includes(path),
    async (request) => {
      await held
      return real(request)
    },
  )
  return goOn
}
