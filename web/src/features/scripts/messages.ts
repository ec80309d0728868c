import { countOf } from '@predio/domain/numbers'
import { SCRIPT_MESSAGES } from '@predio/domain/scripts'

export const messages = {
  loadFailed: 'Error al cargar los scripts de venta',
  saveFailed: SCRIPT_MESSAGES.saveFailed,
  duplicate: SCRIPT_MESSAGES.duplicateTitle,
  deleteFailed: 'Error al eliminar el script',
  created: 'Script creado exitosamente',
  updated: 'Script actualizado exitosamente',
  deleted: 'Script eliminado exitosamente',
  startersFailed: 'No se pudieron agregar los scripts. Intenta de nuevo.',
  gone: 'Este script ya no existe: se eliminó en otra ventana.',
  heading: 'Scripts de venta',
  newScript: 'Nuevo Script',
  editScript: 'Editar Script',
  searchLabel: 'Buscar scripts',
  searchPlaceholder: 'Buscar en tus scripts...',
  none: 'Aún no tienes scripts de venta',
  noneText:
    'Empieza con una colección lista para enviar por WhatsApp y cámbiala a tu manera, o escribe el tuyo.',
  addStarters: 'Agregar scripts de ejemplo',
  noMatches: 'Ningún script coincide con tu búsqueda',
  noneInCategory: 'No hay scripts en esta categoría',
  variablesHelp: 'Se llenan solos con los datos del cliente y la propiedad al enviar.',
  subject: 'Este script',
  writeOwn: 'Escribir el mío',
  copy: 'Copiar',
  sendByWhatsApp: 'Enviar por WhatsApp',
  variables: 'Variables',
  create: 'Crear script',
  deleteTitle: '¿Eliminar el script?',
  categories: 'Categorías',
} as const

export function startersAdded(count: number): string {
  return `${count === 1 ? 'Se agregó' : 'Se agregaron'} ${countOf(count, 'script', 'scripts')}`
}

export function deleteQuestion(title: string): string {
  return `«${title}» se eliminará para siempre. Los mensajes que ya enviaste con él se conservan.`
}

export function lengthText(length: number, max: number): string {
  return `${length} de ${max} caracteres`
}
