import { countOf, formatNumber } from '@predio/domain/numbers'
import { joinAnd } from '@predio/domain/text'
import { describeDays, formatCalendarDate } from '@predio/domain/dates'
import { words } from '../../lib/words.ts'

export const messages = {
  newTask: 'Nueva tarea',
  loadFailed: words.crmLoadFailed,
  visits: 'Visitas y citas',
  noVisits: 'Nada agendado para hoy.',
  tasks: 'Tareas',
  noTasks: 'Nada pendiente: ni para hoy ni vencido.',
  answers: 'Respuestas a tus selecciones',
  contracts: 'Contratos por terminar',
  clear: 'Día despejado: nada agendado ni pendiente.',
  result: 'Resultado',
  resultSaved: 'Resultado guardado',
  resultFailed: 'No se pudo guardar el resultado. Intenta de nuevo.',
  book: 'Agendar visita',
  seen: 'Visto',
  seenSaved: 'Respuesta marcada como vista',
  seenFailed: 'No se pudo marcar como vista. Intenta de nuevo.',
  noClient: 'Sin cliente',
  overdue: 'Vencida',
} as const

export function summaryText(counts: { visits: number; tasks: number; answers: number }): string {
  const parts = [
    counts.visits > 0 && countOf(counts.visits, 'visita o cita', 'visitas o citas'),
    counts.tasks > 0 && countOf(counts.tasks, 'tarea', 'tareas'),
    counts.answers > 0 && countOf(counts.answers, 'respuesta nueva', 'respuestas nuevas'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? messages.clear : joinAnd(parts)
}

export function moreText(count: number): string {
  return `y ${formatNumber(count)} más`
}

export function endsText(days: number, date: string): string {
  return `Termina ${describeDays(days)}, el ${formatCalendarDate(date, 'longDayMonth')}`
}

export function tenantText(name: string): string {
  return `Inquilino: ${name}`
}

export function copyText(at: string): string {
  return `Sin conexión: así estaba tu día a las ${at}`
}
