import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, parsePath, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { inject, onTestFinished } from 'vitest'
import { Accounts, type Person } from '../../../../test-support/accounts.ts'
import { queryClient } from '../../lib/data/query-client.ts'
import { setDeployment } from '../../lib/deployment.ts'
import { DASHBOARD, setRouter } from '../../lib/navigation.ts'
import { startSession } from '../../lib/session/index.ts'
import { connectSupabase, supabase } from '../../lib/supabase.ts'
import { KitRouter } from '../kit-router.tsx'
import { renderInKit } from './render-in-kit.tsx'
import './server-context.ts'

export function accounts(): Accounts {
  return new Accounts(inject('server'))
}

interface ScreenOptions {
  person?: Person
  path?: string
  state?: unknown
}

let isConnected = false

export function renderScreen(screen: ReactNode, options: ScreenOptions = {}) {
  return renderRoutes([{ path: '*', element: screen }], options)
}

export async function renderRoutes(
  routes: RouteObject[],
  { person, path = DASHBOARD, state }: ScreenOptions = {},
) {
  await signIn(person)
  const router = createMemoryRouter([{ Component: Root, children: routes }], {
    // Screens store scroll positions by the entry's key, so each test has another key.
    initialEntries: [{ ...parsePath(path), state, key: crypto.randomUUID() }],
  })
  setRouter(router)
  const rendered = await renderInKit(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  onTestFinished(() => rendered.unmount())
  return { ...rendered, router }
}

export async function signIn(person?: Person): Promise<void> {
  await connectToServer()
  if (person) await enter(person)
  onTestFinished(forget)
}

async function enter(person: Person): Promise<void> {
  const { auth } = supabase()
  const first = await auth.setSession(await accounts().startSession(person))
  if (!first.error) return
  // Earlier steps of the test may have ended the first session, so a new one is opened.
  const { error } = await auth.setSession(await accounts().sessionOf(person))
  if (error) throw error
}

/** All tests in a page share the app's client and session, so it connects once. */
export async function connectToServer(): Promise<void> {
  if (isConnected) return
  isConnected = true
  const { deployment } = inject('server')
  setDeployment(deployment)
  connectSupabase(deployment)
  await startSession()
}

async function forget(): Promise<void> {
  await supabase().auth.signOut({ scope: 'local' })
  queryClient.clear()
}

function Root() {
  return (
    <KitRouter>
      <Outlet />
    </KitRouter>
  )
}
