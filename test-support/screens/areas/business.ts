import { asWindow, failing, opening, press, type Screen } from '../screen.ts'

const PLAN = {
  path: '/dashboard/subscription',
  who: 'demo',
  shows: 'Plan',
} as const

export const BUSINESS: readonly Screen[] = [
  { ...PLAN, name: 'subscription' },
  asWindow({
    ...PLAN,
    name: 'subscription-cancel',
    steps: opening('Cancelar suscripción'),
  }),
  {
    ...PLAN,
    name: 'subscription-failure',
    before: failing('**/rest/v1/rpc/usage*'),
    isFailure: true,
  },
  {
    name: 'notifications',
    table: ['Notificaciones', 'Mensaje'],
    path: '/dashboard/notifications',
    who: 'demo',
    shows: 'Notificaciones',
  },
  {
    name: 'notification-preferences',
    path: '/dashboard/notifications',
    who: 'demo',
    shows: 'Notificaciones',
    steps: async (page) => {
      await press('Preferencias')(page)
      await page.getByRole('switch').first().waitFor()
    },
  },
  {
    ...PLAN,
    path: '/dashboard/subscription?pago=cancelado',
    name: 'subscription-none',
    shows: 'No se hizo ningún cargo.',
    before: (page) =>
      page.route('**/rest/v1/subscription_plans?*', (route) => route.fulfill({ json: [] })),
  },
  { name: 'today', path: '/dashboard/today', who: 'demo', shows: /^\d+ de 20 hoy$/ },
  { name: 'reports', path: '/dashboard/reports', who: 'demo', shows: 'Embudo por etapa' },
  {
    name: 'reports-failure',
    path: '/dashboard/reports',
    who: 'demo',
    before: failing('**/rest/v1/rpc/report_outcomes*'),
    shows: 'Reportes',
    isFailure: true,
  },
]
