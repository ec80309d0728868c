import { countOf } from '@predio/domain/numbers'
import { words } from '../../../lib/words.ts'

const interactions = (count: number) => countOf(count, 'interacción', 'interacciones')

export const messages = {
  type: 'Cambiar tipo…',

  typeTitle: (count: number) => `Cambiar el tipo de ${interactions(count)}`,
  typeButton: 'Cambiar tipo',

  deleteTitle: (count: number) => `¿Eliminar ${interactions(count)}?`,
  deleteText: 'Dejan de verse en el historial de sus clientes. Tienes 10 segundos para deshacerlo.',
  deleteButton: words.delete,
} as const
