import type { Tables } from '@predio/domain/database'

interface Preference {
  kind: Tables<'notification_preferences'>['kind']
  label: string
  text: string
  /** Why it cannot be switched off; the database refuses it too. */
  isEssential?: boolean
}

interface PreferenceGroup {
  title: string
  preferences: readonly Preference[]
}

/** What one may want to hear of, by when it matters. */
export const PREFERENCE_GROUPS: readonly PreferenceGroup[] = [
  {
    title: 'Tu día',
    preferences: [
      {
        kind: 'task_due',
        label: 'Tareas para hoy',
        text: 'Por la mañana, las que vencen ese día.',
      },
      {
        kind: 'task_overdue',
        label: 'Tareas vencidas',
        text: 'Las que pasaron su fecha y siguen pendientes.',
      },
      {
        kind: 'visit_tomorrow',
        label: 'Visitas de mañana',
        text: 'Un día antes, con la hora, el cliente y la propiedad.',
      },
    ],
  },
  {
    title: 'Clientes y propiedades',
    preferences: [
      {
        kind: 'visit_booked',
        label: 'Visitas que agenda el asistente',
        text: 'En cuanto acuerda una con tu cliente.',
      },
      {
        kind: 'document_opened',
        label: 'Documentos abiertos',
        text: 'La primera vez que alguien abre el enlace que compartiste.',
      },
      {
        kind: 'rental_contract_ending',
        label: 'Contratos de renta por terminar',
        text: 'Cuando faltan 60, 30 y 7 días.',
      },
    ],
  },
  {
    title: 'Tu cuenta',
    preferences: [
      {
        kind: 'trial_ending',
        label: 'Fin de la prueba gratuita',
        text: 'Dos días antes de que termine.',
      },
      {
        kind: 'payment_failed',
        label: 'Cobros que no se completaron',
        text: 'Siempre activo: sin este aviso podrías perder el acceso a tu cuenta sin saberlo.',
        isEssential: true,
      },
    ],
  },
]
