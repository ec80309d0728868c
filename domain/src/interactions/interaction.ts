export const INTERACTION_TYPE_LABELS = {
  call: 'Llamada',
  email: 'Correo',
  meeting: 'Reunión',
  whatsapp: 'WhatsApp',
  visit: 'Visita',
  offer: 'Oferta',
  other: 'Otra',
} as const
export type InteractionType = keyof typeof INTERACTION_TYPE_LABELS
export const INTERACTION_TYPES = Object.keys(INTERACTION_TYPE_LABELS) as InteractionType[]
export const DEFAULT_INTERACTION_TYPE: InteractionType = 'call'

/** INT-06: the form suggests these outcomes. The column accepts any text of up to 1000 characters. */
export const INTERACTION_OUTCOMES = [
  'Interesado',
  'Quiere otra visita',
  'Lo va a pensar',
  'Hizo una oferta',
  'No contestó',
  'No le interesó',
] as const

/** NOTE-01: the database refuses a note with more photographs. */
export const MAX_NOTE_PHOTOS = 6

/** INT-04: an interaction without a scheduled time has the time at which it was recorded. */
export function interactionMoment(interaction: {
  scheduled_at: string | null
  created_at: string
}): Date {
  return new Date(interaction.scheduled_at ?? interaction.created_at)
}
