import { countOf, formatNumber } from '@predio/domain/numbers'
import { IMAGE_MESSAGES } from '@predio/domain/images'
import { words } from '../../lib/words.ts'

export const messages = {
  nothingToProcess: IMAGE_MESSAGES.nothingToProcess,
  tooManyImages: IMAGE_MESSAGES.tooManyImages,
  processed: 'Imágenes procesadas exitosamente',
  processFailed: 'Error al procesar las imágenes',
  downloadFailed: 'Error al descargar las imágenes',
  pictureFailed: (reason: string) => `Error al procesar la imagen: ${reason}`,

  heading: 'Fotos para tus redes',
  intro: 'El tamaño justo para cada red, con tu logo. Se preparan en tu equipo, todas a la vez.',
  photos: 'Fotos',
  drop: 'Arrastra tus fotos aquí',
  choose: 'Elegir fotos',
  accepts: 'JPG o PNG, hasta 10 MB cada una y 15 a la vez',
  replaceTitle: '¿Cambiar las fotos?',
  replaceText:
    'Las fotos que habías agregado se quitan para poner las de esta propiedad. Lo que ya procesaste se queda en la galería.',
  replace: 'Cambiar fotos',
  removeAll: 'Quitar todas',
  removeQuestion: '¿Quitar todas las fotos?',
  removeText: 'Las que ya procesaste se quedan en la galería.',

  logo: 'Logo',
  retry: words.tryAgain,

  options: 'Formato',
  platform: 'Red social',
  type: words.type,
  fit: 'Cómo llena el espacio',
  fitHelp: {
    contain: 'La foto completa, sin bordes ni recortes.',
    cover: 'Llena todo el formato; se recorta lo que sobra.',
  },
  focus: 'Encuadre',
  quality: 'Calidad',
  opacity: 'Opacidad del logo',
  position: 'Posición del logo',
  caption: 'Precio y ubicación',
  captionHelp: 'Se escriben al pie de cada foto.',
  price: 'Precio',
  place: 'Ubicación',

  preview: words.preview,
  previewEmpty: 'Elige una foto para ver cómo queda',
  previewFailed: 'No se pudo preparar la vista previa de esta foto.',
  before: 'Antes',
  after: 'Después',
  view: 'Qué se muestra',
  noLogoYet: 'Falta tu logo: súbelo para procesar las fotos.',

  process: 'Procesar imágenes',
  processing: 'Procesando imágenes',
  cancel: words.cancel,
  cancelled: 'Cancelado. Lo que ya estaba listo se queda en la galería.',

  gallery: 'Galería',
  galleryEmpty: 'Aquí aparecen tus imágenes listas',
  galleryEmptyText: 'Agrega fotos, elige la red social y procésalas todas juntas.',
  downloadAll: 'Descargar todas',
  downloadEverything: 'Descargar también las anteriores',
  shareAll: 'Compartir',
  download: words.download,
  copyLink: words.copyLink,
  shareFailed: 'No se pudieron compartir las imágenes',
  clear: 'Vaciar',
  clearQuestion: '¿Vaciar la galería?',
  clearText:
    'Se quitan todas las imágenes listas de esta pantalla. Descarga antes las que quieras conservar.',
  uploading: 'Guardando en línea…',
  notUploaded: 'No se guardó en línea; puedes descargarla.',

  fetching: 'Trayendo las fotos de la propiedad',
  fetchFailed: (count: number) =>
    count === 1
      ? 'No se pudo traer 1 foto de la propiedad.'
      : `No se pudieron traer ${formatNumber(count)} fotos de la propiedad.`,
  listingMissing: 'No se encontró la propiedad. Ábrela de nuevo desde Propiedades.',
  listingEmpty: 'Esta propiedad no tiene fotos en tu sitio.',
  ownListingEmpty: 'Esta propiedad no tiene fotos. Agrégalas en su ficha.',
  captionExample: 'Temozón Norte, Mérida',
  removePhoto: (name: string) => `Quitar ${name}`,
} as const

function countText(count: number): string {
  return countOf(count, 'imagen', 'imágenes')
}

/** IMG-32: the text names both numbers if the gallery also has earlier outcomes. */
export function batchText(inBatch: number, count: number): string {
  return inBatch === count
    ? countText(count)
    : `${countText(inBatch)} de este lote, ${count} en total`
}

export function photosText(count: number, maximum: number): string {
  return `${count} de ${maximum}`
}

export function progressText(done: number, total: number): string {
  return `${done} de ${total}`
}

export const STEP_LABELS = {
  checking: 'Revisando',
  ready: 'Lista para procesar',
  waiting: 'En espera',
  reading: 'Leyendo',
  drawing: 'Dibujando',
  uploading: words.savingLabel,
  done: 'Lista',
  failed: 'Con error',
} as const
