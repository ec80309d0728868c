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
  preferenceGroups: {
    day: 'Tu día',
    clients: 'Clientes y propiedades',
    account: 'Tu cuenta',
  },
  kinds: {
    task_due: {
      label: 'Tareas para hoy',
      text: 'Por la mañana, las que vencen ese día.',
    },
    task_overdue: {
      label: 'Tareas vencidas',
      text: 'Las que pasaron su fecha y siguen pendientes.',
    },
    visit_tomorrow: {
      label: 'Visitas de mañana',
      text: 'Un día antes, con la hora, el cliente y la propiedad.',
    },
    client_birthday: {
      label: 'Cumpleaños de clientes',
      text: 'El mismo día, para felicitar a tiempo.',
    },
    owner_report_due: {
      label: 'Reporte mensual al propietario',
      text: 'Los primeros días de cada mes, una tarea «Enviar reporte» por cada propietario vinculado.',
    },
    visit_booked: {
      label: 'Visitas que agenda el asistente',
      text: 'En cuanto acuerda una con tu cliente.',
    },
    document_opened: {
      label: 'Documentos abiertos',
      text: 'La primera vez que alguien abre el enlace que compartiste.',
    },
    selection_opened: {
      label: 'Selecciones abiertas',
      text: 'La primera vez que tu cliente abre una selección.',
    },
    prospect: {
      label: 'Prospectos nuevos',
      text: 'Quién escribió desde un formulario o un portal; varios en una hora se cuentan en un solo aviso.',
    },
    selection_answered: {
      label: 'Respuestas a selecciones',
      text: 'Cuando tu cliente dice «Me gusta», «No es para mí» o «Quiero verla».',
    },
    owner_report_opened: {
      label: 'Reportes abiertos',
      text: 'La primera vez que el propietario abre su reporte.',
    },
    rental_contract_ending: {
      label: 'Contratos de renta por terminar',
      text: 'Cuando faltan 60, 30 y 7 días.',
    },
    trial_ending: {
      label: 'Fin de la prueba gratuita',
      text: 'Dos días antes de que termine.',
    },
    payment_failed: {
      label: 'Cobros que no se completaron',
      text: 'Siempre activo: sin este aviso podrías perder el acceso a tu cuenta sin saberlo.',
    },
  },
} as const

export function markedText(count: number): string {
  return countOf(count, 'notificación marcada como leída', 'notificaciones marcadas como leídas')
}

export function unreadText(count: number | undefined): string {
  return count ? `Sin leer (${count})` : 'Sin leer'
}

export function optionsLabel(title: string): string {
  return `Opciones de ${title}`
}
