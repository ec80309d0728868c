import { countOf } from '@predio/domain/numbers'
import { joinAnd } from '@predio/domain/text'
import type { OutboxKindName } from '../../lib/outbox/entry.ts'
import { words } from '../../lib/words.ts'

export const messages = {
  title: words.unsent,
  intro:
    'Esto se guardó en este dispositivo porque no había conexión. Se envía solo cuando vuelva; nada se duplica.',
  none: 'Ya se envió todo.',
  sendNow: 'Enviar ahora',
  sending: 'Enviando',
  stillNoConnection: 'Todavía no hay conexión. Lo intentaremos de nuevo en un momento.',
  notAllSent: 'Todavía no se pudo enviar todo. Lo intentaremos de nuevo en un momento.',
  review: 'Revisar',
  tryAgain: words.tryAgain,
  discard: 'Descartar',
  discardTitle: '¿Descartarlo?',
  discardText: (title: string) =>
    `«${title}» no se ha enviado: si lo descartas, se pierde lo que escribiste aquí.`,
  discardOthers: (count: number) =>
    `También se ${count === 1 ? 'descarta' : 'descartan'} ${countOf(count, 'cambio', 'cambios')} de este cliente.`,
  changeOf: 'Cambio',
  completed: 'Completada',
  leaveTitle: '¿Salir sin enviar?',
  leaveText: (what: string) =>
    `Tienes por enviar: ${what}. Si sales ahora, se borra de este dispositivo y no se guarda.`,
  leave: 'Salir y borrarlo',
  stay: 'Seguir aquí',
} as const

export const REST_OF_COUNT = 'por enviar'

export function toReview(count: number): string {
  return `${count} por revisar`
}

export const KIND_LABELS: Record<OutboxKindName, string> = {
  clients: 'Cliente nuevo',
  interactions: 'Interacción',
  tasks: 'Tarea',
}

const COUNTED: Record<OutboxKindName, readonly [one: string, many: string]> = {
  clients: ['cliente nuevo', 'clientes nuevos'],
  interactions: ['interacción', 'interacciones'],
  tasks: ['tarea', 'tareas'],
}

export function describeKinds(kinds: readonly OutboxKindName[]): string {
  const names = Object.keys(COUNTED) as OutboxKindName[]
  const counts = names.flatMap((name) => {
    const count = kinds.filter((kind) => kind === name).length
    return count === 0 ? [] : [countOf(count, ...COUNTED[name])]
  })
  return joinAnd(counts)
}
