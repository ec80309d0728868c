import { MAX_SELECTION_ITEMS } from '@predio/domain/selections'
import { countOf, formatNumber } from '@predio/domain/numbers'
import { MAX_SHEETS } from '../../../records/listings/picked-listings.ts'

const listings = (count: number) => countOf(count, 'propiedad', 'propiedades')

export const messages = {
  addTagsTitle: (count: number) => `Agregar etiquetas a ${listings(count)}`,
  removeTagsTitle: (count: number) => `Quitar etiquetas a ${listings(count)}`,
  exported: 'Propiedades exportadas',
  exportFailed: 'No se pudieron exportar las propiedades. Intenta de nuevo.',
  sheetsFull: `Fichas técnicas: hasta ${formatNumber(MAX_SHEETS)}`,
  selectionFull: `Fichas técnicas: hasta ${formatNumber(MAX_SHEETS)}; selecciones: hasta ${formatNumber(MAX_SELECTION_ITEMS)}`,
} as const
