import { countOf } from '@predio/domain/numbers'
import { changeTexts } from '../../../capabilities/bulk/messages.ts'
import { words } from '../../../lib/words.ts'

const tasks = (count: number) => countOf(count, 'tarea', 'tareas')

export const messages = {
  complete: 'Completar',
  status: changeTexts('el estado', tasks),
  priority: changeTexts('la prioridad', tasks),
  move: 'Pasar a otro día…',

  moveTitle: (count: number) => `Pasar ${tasks(count)} a otro día`,
  day: 'Día',
  dayHint: 'Cada tarea conserva su hora; la que no tiene fecha queda a las 9:00.',
  dayMissing: 'Elige el día',
  moveButton: 'Pasar a este día',

  deleteTitle: (count: number) => `¿Eliminar ${tasks(count)}?`,
  deleteText: 'Tienes 10 segundos para deshacerlo.',
  deleteButton: words.delete,
} as const
