import { formatNumber } from '@predio/domain/numbers'

export const messages = {
  title: 'Notificaciones',
  unreadPrefix: 'Sin leer: ',
  loadFailed: 'Error al cargar las notificaciones',
  markFailed: 'Error al marcar como leída',
  empty: 'No tienes notificaciones',
  emptyHint: 'Aquí te avisaremos de tareas, visitas y contratos por vencer.',
  seeAll: 'Ver todas',
} as const

export function bellLabel(unread: number): string {
  return unread === 0 ? 'Notificaciones' : `Notificaciones, ${unread} sin leer`
}

export function arrivalMessage(titles: readonly string[]): string {
  if (titles.length === 0) return ''
  return titles.length === 1
    ? `Notificación nueva: ${titles[0]}`
    : `${formatNumber(titles.length)} notificaciones nuevas`
}
