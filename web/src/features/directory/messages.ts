import { countOf, formatNumber } from '@predio/domain/numbers'
import { PROFESSIONAL_FIELDS, PROFESSIONAL_MESSAGES } from '@predio/domain/professionals'
import { words } from '../../lib/words.ts'

export const messages = {
  loadFailed: 'Error al cargar el directorio',
  retry: words.tryAgain,
  saveFailed: PROFESSIONAL_MESSAGES.saveFailed,
  deleteFailed: 'Error al eliminar el profesional',
  created: 'Profesional agregado exitosamente',
  updated: 'Profesional actualizado exitosamente',
  deleted: 'Profesional eliminado exitosamente',
  gone: 'Este profesional ya no existe: se eliminó en otra ventana.',
  subject: 'Este profesional',
  heading: 'Profesionales de confianza',
  newProfessional: 'Nuevo Profesional',
  editProfessional: 'Editar Profesional',
  searchLabel: 'Buscar profesionales',
  searchPlaceholder: 'Nombre, especialidad, teléfono...',
  none: 'Tu directorio está vacío',
  noneText: 'Agrega al primer plomero, electricista o pintor en quien confías.',
  noMatches: 'Ningún profesional coincide',
  noMatchesText: words.loosenSearch,
  phoneHelp:
    'A 10 dígitos; la clave de México (+52) se agrega sola. De otro país, escríbelo con + y su clave.',
  digitMissing:
    '¿Falta un dígito? Los teléfonos de México tienen 10 y este tiene 9. Si está bien así, guarda otra vez.',
  deleteTitle: '¿Eliminar al profesional?',
  share: 'Compartir',
  shareWithClient: 'Enviar a un cliente',
  shareWithAnyone: 'Elegir el chat en WhatsApp',
  copyCard: 'Copiar sus datos',
  profession: PROFESSIONAL_FIELDS.profession.label,
  specialty: PROFESSIONAL_FIELDS.specialty.label,
  addFirst: 'Agregar al primero',
  addJob: 'Anotar trabajo',
  jobs: 'Trabajos',
  editJob: (description: string) => `Editar ${description}`,
  deleteJob: (description: string) => `Eliminar ${description}`,
  total: 'Total',
  call: 'Llamar',
  directory: 'Directorio',
  phoneLine: (phone: string) => `Tel. ${phone}`,
  recommendation: (card: string) => `Te recomiendo a este profesional:\n\n${card}`,
} as const

export const jobMessages = {
  title: (name: string) => `Trabajos de ${name}`,
  loadFailed: 'No se pudieron cargar los trabajos',
  saveFailed: 'No se pudo guardar el trabajo. Intenta de nuevo.',
  deleteFailed: 'No se pudo eliminar el trabajo. Intenta de nuevo.',
  created: 'Trabajo anotado',
  updated: 'Trabajo actualizado',
  deleted: 'Trabajo eliminado',
  gone: 'Este trabajo ya no existe: se eliminó en otra ventana.',
  subject: 'Este trabajo',
  add: 'Anotar un trabajo',
  addHeading: 'Nuevo trabajo',
  editHeading: 'Editar trabajo',
  emptyTitle: 'Aún no hay trabajos anotados',
  emptyText:
    'Anota qué hizo, en qué propiedad y cuánto costó: la próxima vez sabrás a quién llamar.',
  deleteTitle: '¿Eliminar el trabajo?',
  deleteText: (description: string) => `«${description}» se eliminará para siempre.`,
  noProperty: 'Sin propiedad',
} as const

export function deleteQuestion(name: string, jobs: number): string {
  if (jobs === 0) return `${name} se eliminará de tu directorio para siempre.`
  const what =
    jobs === 1 ? 'el trabajo que anotaste' : `los ${formatNumber(jobs)} trabajos que anotaste`
  return `${name} se eliminará de tu directorio para siempre, con ${what}.`
}

export function countText(count: number): string {
  return countOf(count, 'profesional', 'profesionales')
}

export function jobsText(count: number): string {
  if (count === 0) return jobMessages.add
  return countOf(count, 'trabajo anotado', 'trabajos anotados')
}

export function starsText(rating: number): string {
  return countOf(rating, 'estrella', 'estrellas')
}
