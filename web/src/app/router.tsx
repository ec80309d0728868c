import {
  createBrowserRouter,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import { NotFound } from './not-found.tsx'
import { RequireSession } from './require-session.tsx'
import { withLayers } from '../lib/layers.ts'
import { ADDRESSES, DASHBOARD, RECORD_KINDS, setRouter, VIEWED_KINDS } from '../lib/navigation.ts'
import { useEffect } from 'react'
import { log } from '../lib/log.ts'
import { useTitle } from '../lib/use-title.ts'
import { FullPageError } from './full-page-error.tsx'
import { messages } from './messages.ts'
import { useIsRecovering, useSession } from '../lib/session/index.ts'
import { returnPlace } from './return-place.ts'
import { KitRouter } from '../ui/kit-router.tsx'

const { settings: _, ...places } = ADDRESSES
const PLACES = Object.values(places)

/** FRAME-04: the landing page and the legal pages are documents of their own, not routes. */
const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorFallback,
    children: [
      { path: '/', Component: ToLanding },
      {
        Component: GuestsOnly,
        children: [
          {
            path: '/login',
            lazy: async () => ({
              Component: (await import('../features/auth/login-screen.tsx')).LoginScreen,
            }),
          },
          {
            path: '/register',
            lazy: async () => ({
              Component: (await import('../features/auth/register-screen.tsx')).RegisterScreen,
            }),
          },
          {
            path: '/recuperar',
            lazy: async () => ({
              Component: (await import('../features/auth/recover-screen.tsx')).RecoverScreen,
            }),
          },
        ],
      },
      {
        path: '/confirmar',
        lazy: async () => ({
          Component: (await import('../features/auth/confirm/confirm-link-screen.tsx'))
            .ConfirmLinkScreen,
        }),
      },
      {
        path: '/nueva-contrasena',
        lazy: async () => ({
          Component: (await import('../features/auth/new-password-screen.tsx')).NewPasswordScreen,
        }),
      },
      {
        path: DASHBOARD,
        Component: RequireSession,
        children: [
          {
            lazy: async () => {
              const { DashboardPage, startFirstReads } = await import('./dashboard-page.tsx')
              void startFirstReads()
              return { Component: DashboardPage }
            },
            children: [
              {
                // Sections and records share one route, so that a list stays mounted while a record opens over it.
                lazy: async () => ({
                  Component: (await import('./dashboard-page.tsx')).SectionPage,
                }),
                children: [
                  { index: true, element: null },
                  ...VIEWED_KINDS.map((kind) => ({ path: kind, element: null })),
                  ...RECORD_KINDS.map((kind) => ({ path: `${kind}/:id`, element: null })),
                ],
              },
              ...PLACES.map((path) => ({
                path,
                lazy: async () => ({
                  Component: (await import('./dashboard-page.tsx')).PlacePage,
                }),
              })),
              {
                path: 'settings',
                lazy: async () => ({
                  Component: (await import('./dashboard-page.tsx')).SettingsPage,
                }),
              },
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
]

export type Router = ReturnType<typeof createBrowserRouter>

export function openRouter(): Router {
  const router = withLayers(() => createBrowserRouter(routes))
  setRouter(router)
  return router
}

function ErrorFallback() {
  const error = useRouteError()
  useTitle(messages.failed)
  useEffect(() => log.error('A screen failed', error), [error])
  return <FullPageError reason={reasonOf(error)} />
}

function reasonOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return error.statusText
  return error instanceof Error ? error.message : undefined
}

/** Redirects a signed-in person to the dashboard, or to the page where the session ended. */
function GuestsOnly() {
  const session = useSession()
  const isRecovering = useIsRecovering()
  const location = useLocation()
  if (!session) return <Outlet />
  if (isRecovering) return <Navigate to="/nueva-contrasena" replace />
  const { to, state } = returnPlace(location.state, location.search)
  return <Navigate to={to} replace state={state} />
}

function RootLayout() {
  return (
    <KitRouter>
      <Outlet />
      <ScrollRestoration />
    </KitRouter>
  )
}

function ToLanding() {
  useEffect(() => location.replace('/'), [])
  return null
}
