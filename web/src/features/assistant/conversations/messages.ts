import { countOf } from '@predio/domain/numbers'
import { words } from '../../../lib/words.ts'

export const messages = {
  list: 'Conversaciones anteriores',
  startNew: 'Nueva conversación',
  loadFailed: 'No se pudieron cargar tus conversaciones',
  emptyTitle: 'Todavía no hay conversaciones',
  emptyText: 'Pregúntale algo al asistente: lo que platiquen se guarda aquí.',
  current: 'Abierta',
  count: (count: number) => countOf(count, 'pregunta', 'preguntas'),
  deleteLabel: (title: string) => `Eliminar «${title}»`,
  deleteTitle: '¿Eliminar esta conversación?',
  deleteQuestion: (title: string) =>
    `«${title}» se borrará con todas sus respuestas. Las visitas, tareas y clientes que guardaste se quedan en tu CRM.`,
  delete: words.delete,
  deleted: 'Conversación eliminada',
  deleteFailed: 'No se pudo eliminar la conversación. Intenta de nuevo.',
} as const
