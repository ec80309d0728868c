import type { CallDays } from '@predio/domain/calls'

export const messages = {
  title: 'Llamadas de hoy',
  intro: 'A quién te proponemos llamar cada día, y después de cuánto tiempo.',
  unit: 'días',
  target: 'Meta al día',
  targetUnit: 'clientes',
  targetHint:
    'A cuántos clientes quieres contactar cada día; la lista te propone los más urgentes.',
  types: 'A qué clientes',
  reset: 'Volver a lo de siempre',
  save: 'Guardar reglas',
  saved: 'Reglas guardadas',
  failed: 'No se pudieron guardar las reglas. Intenta de nuevo.',
} as const

interface RuleTexts {
  label: string
  hint: string
}

export const RULES: Record<CallDays, RuleTexts> = {
  call_visit_days: { label: 'Después de una visita', hint: 'Días después de la visita' },
  call_offer_days: {
    label: 'Oferta pendiente',
    hint: 'Días en que una oferta anotada sigue pendiente',
  },
  call_listing_days: {
    label: 'Propiedad nueva que le queda',
    hint: 'Días en que una propiedad es nueva',
  },
  call_new_days: { label: 'Cliente nuevo sin contacto', hint: 'Días desde que llegó' },
  call_quiet_days: { label: 'Cliente sin contacto', hint: 'Días sin hablar con el cliente' },
}
