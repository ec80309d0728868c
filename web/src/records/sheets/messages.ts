import { countOf } from '@predio/domain/numbers'
import type { MarkKind, SheetKind } from '@predio/domain/sheets'
import { words } from '../../lib/words.ts'

export const messages = {
  sheet: 'Ficha técnica',
  sheets: (count: number) => `Ficha técnica de ${countOf(count, 'propiedad', 'propiedades')}`,
  sheetOf: (title: string) => `Ficha técnica: ${title}`,
  chooseMore: 'Elegir más propiedades',
  whichListing: 'Escribe «ficha» y el nombre de la propiedad, o abre la propiedad primero.',
  kind: 'Para quién es',
  size: 'Tamaño del cartel',
  letter: 'Carta',
  tabloid: 'Doble carta',
  preparing: 'Preparando la ficha',
  failed: 'No se pudo preparar la ficha',
  share: 'Compartir',
  downloadPdf: 'Descargar PDF',
  downloadPicture: 'Descargar imagen',
  whatsApp: 'WhatsApp',
  pictureFailed: 'No se pudo preparar la imagen. Intenta de nuevo.',
  shareFailed: 'No se pudo compartir. Descarga el PDF y envíalo tú.',
  attach: 'Descargamos el PDF: adjúntalo en la conversación que elijas.',
  missing: (count: number) =>
    `${countOf(count, 'foto no se pudo cargar y no sale', 'fotos no se pudieron cargar y no salen')} en la ficha.`,
  missingOffline: (count: number) =>
    `Sin conexión: ${countOf(count, 'foto que no habías abierto no sale', 'fotos que no habías abierto no salen')} en la ficha.`,
  review: 'Descripción para tu colega',
  reviewOf: (title: string) => `Descripción para tu colega: ${title}`,
  reviewHint: 'No sale hasta que la revises. Marcamos lo que podría decir quién eres o dónde está.',
  reviewClean:
    'No sale hasta que la revises. No encontramos nada que diga quién eres o dónde está.',
  includeText: 'Incluir en la ficha',
  removeMarked: 'Quitar lo marcado',
  editText: words.edit,
  editedText: words.description,
  textIncluded: 'Sale en la ficha, como la dejaste.',
  leaveTextOut: 'Quitar de la ficha',
  noIdentity: 'Tu nombre y tu teléfono no están en tu perfil, y salen en esta ficha.',
  completeIdentity: 'Completar mi identidad',
} as const

export const MARK_LABELS: Record<MarkKind, string> = {
  contact: 'Contacto',
  number: 'Número',
  address: 'Dirección',
  name: words.name,
  capitals: 'Posible nombre',
}

export const KIND_HINTS: Record<SheetKind, string> = {
  client: 'Con tu nombre, tu teléfono y un código para escribirte por WhatsApp.',
  colleague:
    'Sin tu nombre, logo, teléfono, enlaces ni la dirección exacta. Revisa que tus fotos no lleven tu logo.',
  poster: 'Para imprimir y colgar, con un código grande.',
}
