import { countOf } from '@predio/domain/numbers'
import type { FirstStep } from '@predio/domain/first-steps'
import type { ExampleCounts } from './api/example-data.ts'

export const messages = {
  title: 'Primeros pasos',
  intro: 'Con estos cinco pasos Predio trabaja para ti. Hazlos en el orden que quieras.',
  allDone: 'Ya diste tus primeros pasos.',
  progress: 'Avance',
  done: 'Listo:',
  pending: 'Pendiente:',
  connectSite: 'O conecta tu sitio de WordPress',
  fold: 'Plegar',
  unfold: 'Desplegar',
  hidden: 'Tus primeros pasos te esperan en Perfil',
  showAbove: 'Mostrar en Propiedades',
  shown: 'Tus primeros pasos están en Propiedades',
  choiceNotSaved: 'No se pudo guardar tu elección. Intenta de nuevo.',
  addExamples: 'Ver con datos de ejemplo',
  addingExamples: 'Agregando datos de ejemplo',
  examplesAdded: 'Listo: 10 propiedades, 12 clientes y 8 oportunidades de ejemplo',
  examplesNotAdded: 'No se pudieron agregar los datos de ejemplo. Intenta de nuevo.',
  examplesHint: 'Los quitas con un clic y no tocan nada tuyo.',
  showingExamples: 'Estás viendo datos de ejemplo.',
  removeExamples: 'Quitar datos de ejemplo',
  removeTitle: '¿Quitar los datos de ejemplo?',
  counting: 'Contando los datos de ejemplo',
  realStays:
    'Nada tuyo se borra. Un ejemplo que usaste en una oportunidad o en un vínculo tuyo se queda contigo, sin la marca de ejemplo.',
  keepEdited: 'Conservar los que editaste',
  remove: 'Quitar',
  examplesNotRemoved: 'No se pudieron quitar los datos de ejemplo. Intenta de nuevo.',
  examplesRemoved: 'Datos de ejemplo quitados',
} as const

export const STEP_TEXTS: Record<FirstStep, { title: string; text: string }> = {
  listing: {
    title: 'Tu primera propiedad',
    text: 'Toma dos minutos desde tu teléfono.',
  },
  contacts: {
    title: 'Trae tus contactos',
    text: 'De tu teléfono, de Excel o de otro sistema.',
  },
  opportunity: {
    title: 'Tu primera oportunidad',
    text: 'Sigue una venta o una renta hasta el cierre.',
  },
  identity: {
    title: 'Tu nombre y tu logotipo',
    text: 'Aparecen en tus documentos, imágenes y mensajes.',
  },
  assistant: {
    title: 'La clave del asistente',
    text: 'Para que te ayude a buscar, escribir y agendar.',
  },
}

export function progressText(done: number, all: number): string {
  return `${done} de ${all}`
}

export function removalText({ listings, clients, opportunities, others }: ExampleCounts): string {
  return `Se borran ${[
    countOf(listings, 'propiedad', 'propiedades'),
    countOf(clients, 'cliente', 'clientes'),
    countOf(opportunities, 'oportunidad', 'oportunidades'),
  ].join(', ')} y ${countOf(others, 'tarea o interacción', 'tareas e interacciones')} de ejemplo.`
}

export function editedText(edited: number, keeps: boolean): string {
  const counted = `Editaste ${edited} de ellos`
  if (!keeps) return `${counted}: tus cambios se borran también.`
  return `${counted} y ${edited === 1 ? 'se queda' : 'se quedan'} contigo.`
}

export function stayedText(stayed: number): string {
  return `Datos de ejemplo quitados; ${countOf(stayed, 'registro se quedó', 'registros se quedaron')} contigo`
}
