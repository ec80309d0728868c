import { BadgeCheck, CircleUserRound } from 'lucide-react'
import type { Place } from '../features/dashboard/index.ts'

/** Below the sections of the sidebar; the router knows the same addresses. */
export const PLACES: readonly Place[] = [
  {
    path: '/dashboard/profile',
    label: 'Perfil',
    icon: CircleUserRound,
    keywords: 'cuenta nombre teléfono empresa contraseña zona horaria',
    load: async () => ({
      Screen: (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
    }),
  },
  {
    path: '/dashboard/subscription',
    label: 'Plan',
    icon: BadgeCheck,
    keywords: 'suscripción pago factura prueba precio',
    load: async () => ({
      Screen: (await import('../features/subscription/subscription-screen.tsx')).SubscriptionScreen,
    }),
  },
]
