import { MAX_PHOTOS } from '@predio/domain/properties'
import { countOf } from '@predio/domain/numbers'
import { words } from '../../../lib/words.ts'

export const messages = {
  label: 'Fotos',
  drop: 'Arrastra tus fotos aquí',
  add: 'Agregar fotos',
  accepts: `JPG, PNG, WebP o HEIC, hasta ${MAX_PHOTOS}. La primera es la portada; arrástralas para ordenarlas.`,
  cover: 'Portada',
  list: 'Fotos en orden',
  waiting: 'En espera',
  preparing: 'Preparando',
  sending: 'Subiendo',
  photo: (place: number, count: number) => `Foto ${place} de ${count}`,
  isNowAt: (place: number, count: number) => `La foto quedó en el lugar ${place} de ${count}`,
  moveLeft: 'Mover a la izquierda',
  moveRight: 'Mover a la derecha',
  remove: 'Quitar',
  cancel: 'Cancelar la subida',
  retry: words.tryAgain,
  failed: (name: string) => `No se pudo subir ${name}. Revisa tu conexión e inténtalo de nuevo.`,
  tooMany: (left: number) =>
    `Puedes poner hasta ${MAX_PHOTOS} fotos: ${countOf(left, 'no se agregó', 'no se agregaron')}.`,
} as const
