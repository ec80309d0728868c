import {
  BadgeCheck,
  Bell,
  ChartColumn,
  CircleUserRound,
  LayoutDashboard,
  ListChecks,
} from 'lucide-react'
import type { Place } from './frame/place.ts'
import { ADDRESSES } from '../lib/navigation.ts'
import { PLACE_LABELS } from './messages.ts'

/** Below the sections of the sidebar; the router knows the same addresses. */
export const PLACES: readonly Place[] = [
  {
    path: ADDRESSES.profile,
    label: PLACE_LABELS.profile,
    icon: CircleUserRound,
    keywords: 'cuenta nombre teléfono empresa contraseña zona horaria',
    load: async () => ({
      Screen: (await import('./profile-place.tsx')).ProfilePlace,
    }),
  },
  {
    path: ADDRESSES.subscription,
    label: PLACE_LABELS.subscription,
    icon: BadgeCheck,
    keywords: 'suscripción pago factura prueba precio',
    load: async () => ({
      Screen: (await import('../features/subscription/subscription-screen.tsx')).SubscriptionScreen,
    }),
  },
  {
    path: ADDRESSES.notifications,
    label: PLACE_LABELS.notifications,
    icon: Bell,
    keywords: 'avisos campana preferencias',
    isElsewhere: true,
    load: async () => ({
      Screen: (await import('../features/notifications/page/notifications-screen.tsx'))
        .NotificationsScreen,
    }),
  },
  {
    path: ADDRESSES.today,
    label: PLACE_LABELS.today,
    icon: LayoutDashboard,
    keywords: 'hoy día agenda pendientes resumen',
    isElsewhere: true,
    within: 'crm',
    load: async () => ({
      Screen: (await import('./today-place.tsx')).TodayPlace,
    }),
  },
  {
    path: ADDRESSES.reports,
    label: PLACE_LABELS.reports,
    icon: ChartColumn,
    keywords: 'estadísticas embudo pronóstico comisiones ventas conversión gráficas',
    isElsewhere: true,
    within: 'crm',
    load: async () => ({
      Screen: (await import('./reports-place.tsx')).ReportsPlace,
    }),
  },
  {
    path: ADDRESSES.followUps,
    label: PLACE_LABELS.followUps,
    icon: ListChecks,
    keywords: 'seguimiento plan pasos recordatorios mensajes automático pausa',
    isElsewhere: true,
    within: 'crm',
    load: async () => ({
      Screen: (await import('../features/follow-ups/follow-ups-screen.tsx')).FollowUpsScreen,
    }),
  },
]
