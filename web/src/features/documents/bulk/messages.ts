import { countOf } from '@predio/domain/numbers'
import { changeTexts } from '../../../capabilities/bulk/messages.ts'
import { words } from '../../../lib/words.ts'

const documents = (count: number) => countOf(count, 'documento', 'documentos')

export const messages = {
  category: changeTexts('la categoría', documents),
  deleteTitle: (count: number) => `¿Eliminar ${documents(count)}?`,
  deleteText:
    'Se eliminan con sus archivos, sus versiones y su historial. Los enlaces que compartiste dejan de funcionar. Tienes 10 segundos para deshacerlo.',
  deleteButton: words.delete,
} as const
