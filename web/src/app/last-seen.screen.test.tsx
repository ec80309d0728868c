import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../test-support/accounts.ts'
import { addClients } from '../../../test-support/clients.ts'
import { addSecondFactor } from '../../../test-support/second-factor.ts'
import { ClientsTab } from '../features/clients/clients-tab.tsx'
import { openLastSeen } from '../lib/data/last-seen.ts'
import { queryClient } from '../lib/data/query-client.ts'
import { inStore } from '../lib/offline-copies.ts'
import { SESSION_KEY } from '../lib/session-key.ts'
import { adoptSession } from '../lib/session/index.ts'
import { supabase } from '../lib/supabase.ts'
import { interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { accounts, renderRoutes, renderScreen, signIn } from '../ui/testing/render-screen.tsx'
import { RequireSession } from './require-session.tsx'
import { TodayPlace } from './today-place.tsx'

const name = (text: string) => page.getByRole('heading', { name: text })
const isList = ({ url }: Request) => url.includes('/rpc/list_clients')

beforeEach(() => page.viewport(390, 844))

async function createAgent(): Promise<Account> {
  const person = await accounts().createPerson()
  await addClients(accounts(), person, [{ first_name: 'Ana', last_name: 'Pech' }])
  return person
}

const kept = async () => {
  const keys = await inStore('last-seen', 'readonly', (store) => store.getAllKeys())
  return (keys ?? []).map(String)
}

async function seeClients(person: Account): Promise<void> {
  const { unmount } = await renderScreen(<ClientsTab />, { person })
  await expect.element(name('Ana Pech')).toBeVisible()
  await expect.poll(kept).toContain(`${person.id},clients`)
  await unmount()
  await closePage()
}

async function closePage(): Promise<void> {
  await supabase().auth.signOut({ scope: 'local' })
  queryClient.clear()
}

function holdBack(matches: (request: Request) => boolean): () => void {
  const real = globalThis.fetch
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  interceptFetch(matches, async (request) => {
    await held
    return real(request)
  })
  return () => letThrough()
}

it('OFF-11 OFF-22 the list shows its last copy before the server answers, and then the answer without a jump', async () => {
  const person = await createAgent()
  await seeClients(person)
  await accounts()
    .admin()
    .from('clients')
    .update({ last_name: 'Canul' })
    .eq('user_id', person.id)
    .throwOnError()
  await signIn(person)
  await openLastSeen()
  const answer = holdBack(isList)
  await renderScreen(<ClientsTab />, { person })
  await expect.element(name('Ana Pech')).toBeVisible()
  const place = () => page.getByRole('article').element().getBoundingClientRect().toJSON() as object
  const before = place()
  answer()
  await expect.element(name('Ana Canul')).toBeVisible()
  expect(place()).toEqual(before)
})

it('OFF-11 the copy of one view is not shown in another view', async () => {
  const person = await createAgent()
  await seeClients(person)
  await signIn(person)
  await openLastSeen()
  const answer = holdBack(isList)
  await renderScreen(<ClientsTab />, { person, path: '/dashboard/clientes?tipo=propietario' })
  await expect.element(page.getByRole('button', { name: 'Nuevo Cliente' })).toBeVisible()
  await expect.element(name('Ana Pech')).not.toBeInTheDocument()
  answer()
})

it('OFF-20 the copy of one person is not shown to another person', async () => {
  await seeClients(await createAgent())
  const other = await accounts().createPerson()
  await signIn(other)
  await openLastSeen()
  const answer = holdBack(isList)
  await renderScreen(<ClientsTab />, { person: other })
  await expect.element(page.getByRole('button', { name: 'Nuevo Cliente' })).toBeVisible()
  await expect.element(name('Ana Pech')).not.toBeInTheDocument()
  answer()
  await expect.element(page.getByText('Todavía no tienes clientes')).toBeVisible()
})

it('OFF-20 the copy is not shown to a session that owes its second factor', async () => {
  const person = await createAgent()
  await seeClients(person)
  await addSecondFactor(await accounts().clientOf(person))
  await signIn()
  await adoptSession(await accounts().sessionOf(person), false)
  await openLastSeen()
  const answer = holdBack(isList)
  await renderScreen(<ClientsTab />)
  await expect.element(page.getByRole('button', { name: 'Nuevo Cliente' })).toBeVisible()
  await expect.element(name('Ana Pech')).not.toBeInTheDocument()
  answer()
})

/** The server notices a disabled account when the session is refreshed, so the test lets it expire. */
function expireSession(): void {
  const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as object
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: 1 }))
}

it.each([
  {
    end: 'signed out',
    close: async (person: Account) => {
      await (await accounts().clientOf(person)).auth.signOut({ scope: 'global' })
    },
  },
  {
    end: 'disabled',
    close: async ({ id }: Account) => {
      await accounts().admin().auth.admin.updateUserById(id, { ban_duration: '24h' })
      expireSession()
    },
  },
  {
    end: 'asked for a second factor',
    close: async (person: Account) => {
      await addSecondFactor(await accounts().clientOf(person))
    },
  },
])('OFF-20 the copy disappears with the answer that the account was $end', async ({ close }) => {
  const person = await createAgent()
  await seeClients(person)
  await signIn()
  await adoptSession(await accounts().sessionOf(person), false)
  await close(person)
  await openLastSeen()
  const answer = holdBack(({ url }) => url.includes('/v1/'))
  const routes = [
    { Component: RequireSession, children: [{ path: '/dashboard', element: <ClientsTab /> }] },
    { path: '/login', element: <p>Iniciar sesión</p> },
  ]
  await renderRoutes(routes)
  await expect.element(name('Ana Pech')).toBeVisible()
  answer()
  // The app examines a refused token at most once in five seconds, and the test before may just have used that time.
  await expect
    .poll(async () => {
      await queryClient.refetchQueries()
      return page.getByText('Iniciar sesión').query()
    })
    .not.toBeNull()
  await expect.element(name('Ana Pech')).not.toBeInTheDocument()
})

it('OFF-21 a failure notice replaces the list when the server cannot be reached', async () => {
  const person = await createAgent()
  await seeClients(person)
  await signIn(person)
  await openLastSeen()
  interceptFetch(isList, () => Response.json({}, { status: 400 }))
  await renderScreen(<ClientsTab />, { person })
  await expect.element(page.getByText(/^Contactos guardados en este dispositivo/)).toBeVisible()
})

it('OFF-11, DAY-08 the day shows its last copy, and one of its rows opens at its address, which reads the whole record', async () => {
  const person = await createAgent()
  const task = {
    title: 'Llamar a Ana',
    description: 'Pide descuento',
    due_date: new Date().toISOString(),
  }
  await accounts()
    .admin()
    .from('tasks')
    .insert({ user_id: person.id, ...task })
    .throwOnError()
  const row = page.getByRole('button', { name: 'Llamar a Ana', exact: true })
  const { unmount } = await renderScreen(<TodayPlace />, { person })
  await expect.element(row).toBeVisible()
  await expect.poll(kept).toContain(`${person.id},day`)
  await unmount()
  await closePage()
  await signIn(person)
  await openLastSeen()
  holdBack(({ url }) => url.includes('/rest/v1/'))
  const { router } = await renderScreen(<TodayPlace />, { person })
  await row.click()
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/dashboard\/tareas\//)
  const copy = await inStore('last-seen', 'readonly', (store) => store.get([person.id, 'day']))
  expect(JSON.stringify(copy)).not.toContain('Pide descuento')
})
