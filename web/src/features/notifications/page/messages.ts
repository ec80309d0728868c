import { countOf } from '@predio/domain/numbers'

export const messages = {
  title: 'Notificaciones',
  shown: 'Qué notificaciones',
  all: 'Todas',
  today: 'Hoy',
  yesterday: 'Ayer',
  unmarkFailed: 'Error al marcar como no leída',
  markAll: 'Marcar todas como leídas',
  markAllFailed: 'Error al marcar todas como leídas',
  markRead: 'Marcar como leída',
  markUnread: 'Marcar como no leída',
  delete: 'Borrar',
  deleted: 'Notificación borrada',
  deleteRead: 'Borrar las leídas',
  readDeleted: 'Notificaciones leídas borradas',
  deleteFailed: 'No se pudo borrar. Intenta de nuevo.',
  openFailed: 'No se pudo abrir. Intenta de nuevo.',
  noneUnread: 'Estás al día',
  noneUnreadHint: 'Ya leíste todas tus notificaciones.',

  preferences: 'Preferencias',
  preferencesFailed: 'No se pudieron cargar tus preferencias',
  preferenceFailed: 'No se pudo guardar tu preferencia. Intenta de nuevo.',
  preferencesText: 'Elige de qué quieres enterarte. Los cambios se guardan al momento.',

  deleteReadTitle: '¿Borrar las notificaciones leídas?',
  deleteReadText:
    'Se quitan de la lista y no se pueden recuperar. Las tareas, visitas y documentos de los que hablan no cambian.',
} as const

export function markedText(count: number): string {
  return countOf(count, 'notificación marcada como leída', 'notificaciones marcadas como leídas')
}

export function unreadText(count: number | undefined): string {
  return count ? `Sin leer (${count})` : 'Sin leer'
}

/** The name of a row's menu. */
export function optionsLabel(title: string): string {
  return `Opciones de ${title}`
}
