import { countOf } from '@predio/domain/numbers'
import {
  INTERACTION_FIELDS,
  INTERACTION_MESSAGES,
  type InteractionType,
} from '@predio/domain/interactions'
import { words } from '../../lib/words.ts'

export const messages = {
  created: 'Interacción creada exitosamente',
  updated: 'Interacción actualizada exitosamente',
  saveFailed: INTERACTION_MESSAGES.saveFailed,
  notVerified: {
    create: 'No se pudo crear la interacción',
    update: 'No se pudo verificar la actualización',
  },
  gone: 'Esta interacción ya no existe: se eliminó en otra ventana.',
  alreadyBooked:
    'Esta visita ya está agendada. Ábrela en la selección o en tu agenda para cambiarla.',
  loadFailed: words.crmLoadFailed,
  heading: 'Interacciones',
  newInteraction: 'Nueva Interacción',
  editInteraction: 'Editar Interacción',
  subject: 'Esta interacción',
  searchLabel: 'Buscar interacciones',
  searchPlaceholder: 'Buscar interacciones...',
  layout: 'Cómo se muestran',
  none: 'Aún no hay interacciones',
  noneText: 'Anota la primera llamada o agenda una visita: aquí queda la historia de cada cliente.',
  noMatches: 'Ninguna interacción coincide',
  noMatchesText: words.loosenSearch,
  exported: 'Interacciones exportadas',
  exportFailed: 'No se pudieron exportar las interacciones. Intenta de nuevo.',
  scheduled: 'Programada',
  noClient: 'Sin cliente',
  scheduleVisit: 'Agendar visita',
  freeDay: 'Nada agendado',
  today: 'Hoy',
  earlier: 'Anterior',
  later: 'Siguiente',
  scheduledHelp: 'Déjala vacía si ya sucedió y solo la estás anotando.',
  agendaLeavesOut: 'La agenda muestra días completos: no filtra por texto ni por fecha.',
  asList: 'Lista',
  asMonth: 'Mes',
  asWeek: 'Semana',
  commonOutcomes: 'Resultados frecuentes',
  create: 'Crear interacción',
  fromClient: INTERACTION_FIELDS.is_inbound.label,
  fromClientHelp: 'Sus planes de seguimiento quedan en pausa.',
} as const

export const SUBJECT_HINTS: Record<InteractionType, string> = {
  call: 'Llamada para conocer qué busca',
  email: 'Envié la ficha de la propiedad',
  meeting: 'Reunión en la oficina',
  whatsapp: 'Preguntó por el precio',
  visit: 'Visita a la casa',
  offer: 'Oferta por escrito',
  other: 'Lo que pasó, en pocas palabras',
}

export function dayLabel(day: string, count: number): string {
  if (count === 0) return day
  return `${day}, ${countOf(count, 'cita', 'citas')}`
}

export function moreItems(count: number): string {
  return `+${count} más`
}

export const WEEKDAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'] as const
