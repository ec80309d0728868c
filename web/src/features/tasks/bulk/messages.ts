import { countOf } from '@predio/domain/numbers'
import { words } from '../../../lib/words.ts'

const tasks = (count: number) => countOf(count, 'tarea', 'tareas')

export const messages = {
  complete: 'Completar',
  status: 'Cambiar estado…',
  priority: 'Cambiar prioridad…',
  move: 'Pasar a otro día…',

  statusTitle: (count: number) => `Cambiar el estado de ${tasks(count)}`,
  statusButton: 'Cambiar estado',
  priorityTitle: (count: number) => `Cambiar la prioridad de ${tasks(count)}`,
  priorityButton: 'Cambiar prioridad',

  moveTitle: (count: number) => `Pasar ${tasks(count)} a otro día`,
  day: 'Día',
  dayHint: 'Cada tarea conserva su hora; la que no tiene fecha queda a las 9:00.',
  dayMissing: 'Elige el día',
  moveButton: 'Pasar a este día',

  deleteTitle: (count: number) => `¿Eliminar ${tasks(count)}?`,
  deleteText: 'Tienes 10 segundos para deshacerlo.',
  deleteButton: words.delete,
} as const
