import type { SelectionAnswer } from '@predio/domain/selections'
import { countOf } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

export const messages = {
  heading: 'Selecciones',
  newSelection: 'Nueva selección',
  editSelection: 'Editar selección',
  subject: 'Esta selección',
  titleLabel: words.title,
  messageLabel: 'Mensaje para tu cliente',
  messageHint: 'Se muestra arriba de las propiedades.',
  items: 'Propiedades',
  addListing: 'Agregar propiedad',
  addListingHint: 'Escribe el título, la zona o la clave',
  noneFound: 'Ninguna propiedad coincide',
  itemsHint: 'Tu cliente las verá en este orden, como están hoy.',
  note: 'Nota (opcional)',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  remove: 'Quitar',
  expiry: 'El enlace vence en',
  save: 'Crear selección',
  created: 'Selección creada',
  updated: 'Selección actualizada',
  saveFailed: 'No se pudo guardar la selección. Intenta de nuevo.',
  notVerified: {
    create: 'No se pudo comprobar que la selección se guardó. Intenta de nuevo.',
    update: 'No se pudo comprobar que los cambios se guardaron. Intenta de nuevo.',
  },
  gone: 'Esta selección ya no existe: se eliminó en otra ventana.',
  done: 'Ver respuestas',
  answers: {
    like: (count: number) => countOf(count, 'me gusta', 'me gusta'),
    visit: (count: number) => countOf(count, 'visita pedida', 'visitas pedidas'),
    pass: (count: number) => countOf(count, 'descartada', 'descartadas'),
  } satisfies Record<SelectionAnswer, (count: number) => string>,
  noAnswers: 'Sin respuestas',
  listings: (count: number) => countOf(count, 'propiedad', 'propiedades'),
  ofClient: 'Selecciones enviadas',
} as const
