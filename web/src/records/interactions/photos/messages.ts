import { MAX_NOTE_PHOTOS } from '@predio/domain/interactions'

export const messages = {
  label: 'Fotos',
  add: 'Agregar fotos',
  accepts: `JPG, PNG, WebP o HEIC, hasta ${MAX_NOTE_PHOTOS}`,
  preparing: 'Preparando la foto',
  remove: 'Quitar',
  open: 'Ver en grande',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  missing: 'La foto no se pudo cargar',
  photo: (place: number, count: number) => `Foto ${place} de ${count}`,
  tooMany: `Puedes poner hasta ${MAX_NOTE_PHOTOS} fotos.`,
  failed: (name: string) => `No se pudo usar ${name}. Inténtalo de nuevo.`,
} as const
