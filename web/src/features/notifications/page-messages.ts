import { countOf } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

export const messages = {
  title: 'Notificaciones',
  shown: 'Qué notificaciones',
  all: words.allFeminine,
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
  noneUnread: 'Estás al día',
  noneUnreadHint: 'Ya leíste todas tus notificaciones.',

  preferences: 'Preferencias',
  preferencesFailed: 'No se pudieron cargar tus preferencias',
  preferenceFailed: 'No se pudo guardar tu preferencia. Intenta de nuevo.',
  preferencesText: 'Elige de qué quieres enterarte. Los cambios se guardan al momento.',

  deleteReadTitle: '¿Borrar las notificaciones leídas?',
  deleteReadText:
    'Se quitan de la lista y no se pueden recuperar. Las tareas, visitas y documentos de los que hablan no cambian.',
  groupDay: 'Tu día',
  taskDue: 'Tareas para hoy',
  taskDueText: 'Por la mañana, las que vencen ese día.',
  taskOverdue: 'Tareas vencidas',
  taskOverdueText: 'Las que pasaron su fecha y siguen pendientes.',
  visitTomorrow: 'Visitas de mañana',
  visitTomorrowText: 'Un día antes, con la hora, el cliente y la propiedad.',
  birthday: 'Cumpleaños de clientes',
  birthdayText: 'El mismo día, para felicitar a tiempo.',
  reportDue: 'Reporte mensual al propietario',
  reportDueText:
    'Los primeros días de cada mes, una tarea «Enviar reporte» por cada propietario vinculado.',
  groupClients: 'Clientes y propiedades',
  visitBooked: 'Visitas que agenda el asistente',
  visitBookedText: 'En cuanto acuerda una con tu cliente.',
  documentOpened: 'Documentos abiertos',
  documentOpenedText: 'La primera vez que alguien abre el enlace que compartiste.',
  selectionOpened: 'Selecciones abiertas',
  selectionOpenedText: 'La primera vez que tu cliente abre una selección.',
  selectionAnswered: 'Respuestas a selecciones',
  selectionAnsweredText: 'Cuando tu cliente dice «Me gusta», «No es para mí» o «Quiero verla».',
  reportOpened: 'Reportes abiertos',
  reportOpenedText: 'La primera vez que el propietario abre su reporte.',
  contractEnding: 'Contratos de renta por terminar',
  contractEndingText: 'Cuando faltan 60, 30 y 7 días.',
  groupAccount: 'Tu cuenta',
  trialEnding: 'Fin de la prueba gratuita',
  trialEndingText: 'Dos días antes de que termine.',
  paymentFailed: 'Cobros que no se completaron',
  paymentFailedText:
    'Siempre activo: sin este aviso podrías perder el acceso a tu cuenta sin saberlo.',
} as const

export function markedText(count: number): string {
  return countOf(count, 'notificación marcada como leída', 'notificaciones marcadas como leídas')
}

export function unreadText(count: number | undefined): string {
  return count ? `Sin leer (${count})` : 'Sin leer'
}

/** The accessible name of a row's menu. */
export function optionsLabel(title: string): string {
  return `Opciones de ${title}`
}
