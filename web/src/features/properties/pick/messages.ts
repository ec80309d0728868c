import { countOf } from '@predio/domain/numbers'
import { MAX_PICKED } from '../../../records/listings/picked-listings.ts'

export const messages = {
  choose: 'Elegir varias',
  pick: (title: string) => `Elegir: ${title}`,
  none: 'Marca las propiedades que quieras',
  picked: (count: number) => countOf(count, 'propiedad elegida', 'propiedades elegidas'),
  full: `Puedes elegir hasta ${MAX_PICKED}`,
  done: 'Dejar de elegir',
} as const
