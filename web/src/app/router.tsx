import { createBrowserRouter, type RouteObject } from 'react-router'
import { ErrorFallback } from './error-fallback.tsx'
import { GuestsOnly } from './guests-only.tsx'
import { LoadingPage } from './loading-page.tsx'
import { NotFound } from './not-found.tsx'
import { RequireSession } from './require-session.tsx'
import { RootLayout } from './root-layout.tsx'
import { ToLanding } from './to-landing.tsx'
import { DASHBOARD, RECORD_KINDS } from '../lib/navigation.ts'

/** The routes of the specification (platform section 2). The landing and legal pages are documents of their own. */
const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorFallback,
    HydrateFallback: LoadingPage,
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
          Component: (await import('../features/auth/confirm-link-screen.tsx')).ConfirmLinkScreen,
        }),
      },
      {
        path: '/nueva-contrasena',
        lazy: async () => ({
          Component: (await import('../features/auth/new-password-screen.tsx')).NewPasswordScreen,
        }),
      },
      {
        path: '/compartido/:token',
        lazy: async () => ({
          Component: (await import('../features/shared-document/shared-document-screen.tsx'))
            .SharedDocumentScreen,
        }),
      },
      {
        path: DASHBOARD,
        Component: RequireSession,
        children: [
          {
            lazy: async () => ({
              Component: (await import('./dashboard-page.tsx')).DashboardPage,
            }),
            children: [
              {
                // One route for the sections and their records: a list stays while a record opens over it.
                lazy: async () => ({
                  Component: (await import('./dashboard-page.tsx')).SectionPage,
                }),
                children: [
                  { index: true, element: null },
                  ...RECORD_KINDS.map((kind) => ({ path: `${kind}/:id`, element: null })),
                ],
              },
              ...['profile', 'subscription', 'notifications', 'reports'].map((path) => ({
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

export const router = createBrowserRouter(routes)
