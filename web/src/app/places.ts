import {
  BadgeCheck,
  Bell,
  ChartColumn,
  CircleUserRound,
  GalleryHorizontalEnd,
  Globe,
  Inbox,
  LayoutDashboard,
  ListChecks,
  PhoneCall,
} from 'lucide-react'
import type { Place } from './frame/place.ts'
import { ADDRESSES } from '../lib/navigation.ts'
import { WaitingBadge } from '../records/prospects/waiting-badge.tsx'
import { PLACE_LABELS } from './messages.ts'

export const PLACES: readonly Place[] = [
  {
    path: ADDRESSES.profile,
    label: PLACE_LABELS.profile,
    icon: CircleUserRound,
    area: 'account',
    keywords: 'cuenta nombre teléfono empresa contraseña zona horaria',
    load: async () => ({
      Screen: (await import('./profile-place.tsx')).ProfilePlace,
    }),
  },
  {
    path: ADDRESSES.subscription,
    label: PLACE_LABELS.subscription,
    icon: BadgeCheck,
    area: 'account',
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
    area: 'sections',
    load: async () => ({
      Screen: (await import('./today-place.tsx')).TodayPlace,
    }),
  },
  {
    path: ADDRESSES.prospects,
    label: PLACE_LABELS.prospects,
    icon: Inbox,
    keywords: 'leads contactos interesados portal formulario mensajes inmuebles24 lamudi bandeja',
    area: 'sections',
    Count: WaitingBadge,
    load: async () => ({
      Screen: (await import('../features/prospects/prospects-screen.tsx')).ProspectsScreen,
    }),
  },
  {
    path: ADDRESSES.calls,
    label: PLACE_LABELS.calls,
    icon: PhoneCall,
    keywords: 'llamar telefonear contactar pendientes lista',
    area: 'sections',
    load: async () => ({
      Screen: (await import('../features/calls/calls-screen.tsx')).CallsScreen,
    }),
  },
  {
    path: ADDRESSES.plans,
    label: PLACE_LABELS.plans,
    icon: ListChecks,
    keywords: 'seguimiento plan pasos recordatorios mensajes automático pausa',
    area: 'sections',
    load: async () => ({
      Screen: (await import('../features/follow-ups/follow-ups-screen.tsx')).FollowUpsScreen,
    }),
  },
  {
    path: ADDRESSES.selections,
    label: PLACE_LABELS.selections,
    icon: GalleryHorizontalEnd,
    keywords: 'enviar propiedades enlace cliente respuestas',
    area: 'sections',
    load: async () => ({
      Screen: (await import('../features/selections/selections.tsx')).Selections,
    }),
  },
  {
    path: ADDRESSES.agentSite,
    label: PLACE_LABELS.agentSite,
    icon: Globe,
    keywords: 'página web publicar propiedades portales trovit meta dirección',
    area: 'sections',
    load: async () => ({
      Screen: (await import('../features/agent-site/agent-site-screen.tsx')).AgentSiteScreen,
    }),
  },
  {
    path: ADDRESSES.reports,
    label: PLACE_LABELS.reports,
    icon: ChartColumn,
    keywords: 'estadísticas embudo pronóstico comisiones ventas conversión gráficas',
    area: 'sections',
    load: async () => ({
      Screen: (await import('./reports-place.tsx')).ReportsPlace,
    }),
  },
]
