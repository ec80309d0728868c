import { countOf } from '@predio/domain/numbers'
import { changeTexts } from '../../../capabilities/bulk/messages.ts'
import { words } from '../../../lib/words.ts'

const interactions = (count: number) => countOf(count, 'interacción', 'interacciones')

export const messages = {
  type: changeTexts('el tipo', interactions),

  deleteTitle: (count: number) => `¿Eliminar ${interactions(count)}?`,
  deleteText: 'Dejan de verse en el historial de sus clientes. Tienes 10 segundos para deshacerlo.',
  deleteButton: words.delete,
} as const
