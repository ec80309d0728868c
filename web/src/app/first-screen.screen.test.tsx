import type { FirstScreen } from '@predio/domain/profiles'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../lib/data/query-client.ts'
import { readPreference } from '../lib/preferences.ts'
import { interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { accounts, renderRoutes } from '../ui/testing/render-screen.tsx'
import { DashboardPage, PlacePage, SectionPage } from './dashboard-page.tsx'
import { PLACES } from './places.ts'

const ROUTES: RouteObject[] = [
  {
    path: '/dashboard',
    Component: DashboardPage,
    children: [
      { index: true, Component: SectionPage },
      ...PLACES.map(({ path }) => ({ path, Component: PlacePage })),
    ],
  },
]

const title = () => page.getByRole('heading', { level: 1 })

async function createPerson(first_screen: FirstScreen) {
  const person = await accounts().createPerson()
  const admin = accounts().admin()
  await admin.from('profiles').update({ first_screen }).eq('id', person.id).throwOnError()
  return person
}

it.each([
  ['properties', 'Propiedades', '/dashboard'],
  ['calculator', 'Calculadora', '/dashboard'],
  ['today', 'Inicio', '/dashboard/today'],
  ['plans', 'Planes de seguimiento', '/dashboard/seguimiento'],
] as const)(
  'PROF-09 the app opens with %s where the profile chooses that section',
  async (chosen, name, path) => {
    const person = await createPerson(chosen)
    const { router } = await renderRoutes(ROUTES, { person, path: '/dashboard' })
    await expect.element(title()).toHaveTextContent(name)
    expect(router.state.location.pathname).toBe(path)
    expect(router.state.historyAction).toBe(chosen === 'properties' ? 'POP' : 'REPLACE')
  },
)

it('PROF-09 the app opens with the last chosen section when the profile cannot be read, but never instead of a requested address', async () => {
  const person = await createPerson('today')
  const first = await renderRoutes(ROUTES, { person, path: '/dashboard' })
  await expect.element(title()).toHaveTextContent('Inicio')
  await first.unmount()
  queryClient.clear()
  interceptFetch(
    ({ url }) => url.includes('/rest/v1/profiles'),
    () => new Response('{}', { status: 400 }),
  )
  const { router } = await renderRoutes(ROUTES, { person, path: '/dashboard' })
  await expect.element(title()).toHaveTextContent('Inicio')
  await router.navigate('/dashboard?seccion=calculator')
  await expect.element(title()).toHaveTextContent('Calculadora')
})

it('PROF-09 a newly chosen section opens at the next start on this device', async () => {
  const person = await createPerson('today')
  const first = await renderRoutes(ROUTES, { person, path: '/dashboard/reports' })
  await expect.element(title()).toHaveTextContent('Reportes')
  await expect.poll(() => readPreference('first-screen', person.id)).toBe('today')
  const admin = accounts().admin()
  await admin.from('profiles').update({ first_screen: 'crm' }).eq('id', person.id).throwOnError()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => readPreference('first-screen', person.id)).toBe('crm')
  await first.router.navigate('/dashboard')
  await expect.element(title()).toHaveTextContent('CRM')
})
