import { BadgeCheck, Bell, ChartColumn, CircleUserRound } from 'lucide-react'
import type { Place } from './frame/place.ts'
import { ADDRESSES } from '../lib/navigation.ts'

/** Below the sections of the sidebar; the router knows the same addresses. */
export const PLACES: readonly Place[] = [
  {
    path: ADDRESSES.profile,
    label: 'Perfil',
    icon: CircleUserRound,
    keywords: 'cuenta nombre teléfono empresa contraseña zona horaria',
    load: async () => ({
      Screen: (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
    }),
  },
  {
    path: ADDRESSES.subscription,
    label: 'Plan',
    icon: BadgeCheck,
    keywords: 'suscripción pago factura prueba precio',
    load: async () => ({
      Screen: (await import('../features/subscription/subscription-screen.tsx')).SubscriptionScreen,
    }),
  },
  {
    path: ADDRESSES.notifications,
    label: 'Notificaciones',
    icon: Bell,
    keywords: 'avisos campana preferencias',
    isElsewhere: true,
    load: async () => ({
      Screen: (await import('../features/notifications/page/notifications-screen.tsx'))
        .NotificationsScreen,
    }),
  },
  {
    path: ADDRESSES.reports,
    label: 'Reportes',
    icon: ChartColumn,
    keywords: 'estadísticas embudo pronóstico comisiones ventas conversión gráficas',
    isElsewhere: true,
    within: 'crm',
    load: async () => ({
      Screen: (await import('../features/reports/reports-screen.tsx')).ReportsScreen,
    }),
  },
]
