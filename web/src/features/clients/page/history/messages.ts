import { countOf, formatNumber } from '@predio/domain/numbers'
import { words } from '../../../../lib/words.ts'
import type { HistoryChip } from './api/read-history.ts'

export const messages = {
  title: 'Historial',
  empty: 'Aún no hay nada en su historial. Anota la primera llamada o visita.',
  noMatches: 'Nada de su historial coincide.',
  clear: 'Ver todo el historial',
  loadFailed: 'No se pudo cargar el historial',
  search: 'Buscar en el historial',
  chips: 'Qué se muestra del historial',
  all: 'Todo',
  ahead: 'Por venir',
  overdue: 'Vencida',
  task: 'Tarea',
  pinned: 'Notas fijadas',
  fromClient: 'Del cliente',

  messageReceived: 'Mensaje recibido',
  messageSent: 'Mensaje enviado',
  whatsapp: 'WhatsApp',
  newOpportunityOf: {
    sale: 'Nueva oportunidad de venta',
    rent: 'Nueva oportunidad de renta',
  },
  opportunity: 'Oportunidad',
  stage: 'Cambio de etapa',
  stageFrom: (from: string, to: string) => `De ${from} a ${to}`,
  price: 'Bajó de precio',
  priceFrom: (from: string, to: string) => `De ${from} a ${to}`,
  taskDone: 'Tarea completada',
  document: 'Documento',
  share: 'Documento compartido',
  shareOpened: (views: number) => `Lo abrió ${times(views)}`,
  shareUnopened: 'Todavía no lo abre',
  selection: 'Selección',
  opening: 'Abrió la selección',
  openings: (views: number) => `La ha abierto ${times(views)}`,
  answer: 'Respuesta a la selección',

  actionsOf: (title: string) => `Acciones de ${title}`,
  edit: words.edit,
  remove: words.delete,
  pin: 'Fijar arriba',
  unpin: 'Quitar de arriba',
  pinnedNow: 'Nota fijada',
  unpinnedNow: 'La nota ya no está fijada',
  pinFailed: 'No se pudo cambiar la nota. Intenta de nuevo.',
  gone: 'Esta nota ya no existe: se eliminó en otra ventana.',
} as const

export const CHIP_LABELS: Record<HistoryChip, string> = {
  notes: words.notes,
  calls: 'Llamadas',
  visits: 'Visitas y reuniones',
  messages: 'Mensajes',
  deals: 'Oportunidades',
  selections: 'Selecciones',
  documents: 'Documentos',
  tasks: 'Tareas hechas',
}

export function chipText(label: string, count: number): string {
  return `${label} (${formatNumber(count)})`
}

function times(count: number): string {
  return countOf(count, 'vez', 'veces')
}
