import { countOf, formatNumber } from '@predio/domain/numbers'

/** Specification, platform sections 2, 5 and 8; what it does not word is in the same voice. */
export const messages = {
  loading: 'Cargando propiedades',
  title: 'Propiedades',
  noConnection: 'Por favor configura la conexión con WordPress en la sección de Configuración',
  noConnectionHint: 'Con ella, las propiedades de tu sitio aparecen aquí con sus fotos.',
  configure: 'Configurar',
  empty: 'No hay propiedades',
  emptyFiltered: 'No se encontraron propiedades que coincidan con los filtros seleccionados',
  emptySite:
    'Tu sitio todavía no tiene propiedades publicadas. Cuando publiques la primera, aparecerá aquí.',
  pricesReversed: 'El precio mínimo es mayor que el máximo',
  salesFirst: 'Primero las ventas, después las rentas',
  rentsFirst: 'Primero las rentas, después las que muestran su precio de venta',
  offline: 'Estás sin conexión.',
  detailFailed: 'Error al obtener los detalles de la propiedad',
  detailFromCopy: 'Se muestran los datos de la última lectura.',
  detailGone: 'Puede que ya no esté publicada en tu sitio, o que el sitio no responda.',
  localFailed: 'No se pudieron cargar tus etiquetas y estados',
  linksFailed: 'No se pudieron cargar los clientes vinculados',
  tagExists: 'Esta etiqueta ya existe',
  tagsSaved: 'Etiquetas actualizadas exitosamente',
  tagsFailed: 'Error al actualizar las etiquetas',
  tagsUnsaved: 'Tienes cambios sin guardar.',
  noTags: 'No hay etiquetas agregadas',
  propertyFailed: 'No se pudo crear la propiedad',
  recordSaved: 'Propiedad actualizada exitosamente',
  recordFailed: 'Error al actualizar la propiedad',
  contractInvalid: 'La fecha en que vence el contrato no es válida',
  agentNameLong: 'El nombre del asesor no puede exceder los 50 caracteres',
  agentLastNameLong: 'Los apellidos del asesor no pueden exceder los 50 caracteres',
  print: 'Imprimir',
  printPreparing: 'Preparando las fotos',
  contact: 'Contacto',
  manageTags: 'Gestionar Etiquetas',
  saving: 'Guardando...',
  history: 'Historial',
  historyAhead: 'Programada',
  historyFailed: 'No se pudo cargar el historial de la propiedad',
  noHistory: 'Aún no hay visitas, llamadas u ofertas de esta propiedad.',
  healthyTitle: 'Todo en orden',
  healthyText: 'La última lectura no encontró nada que corregir en tu sitio.',
  notReadTitle: 'Aún no hay una lectura',
  notReadText: 'Cuando se lean las propiedades de tu sitio, aquí verás qué conviene corregir.',
} as const

export function resultCount(shown: number, all: number): string {
  const total = countOf(all, 'propiedad', 'propiedades')
  return shown === all ? total : `${formatNumber(shown)} de ${total}`
}

/** 'a.m.' ends the sentence by itself. */
export function copySince(when: string): string {
  return `Se muestran las propiedades leídas el ${when.replace(/\.$/, '')}.`
}

export function healthSummary(healthy: number, checked: number): string {
  return `${formatNumber(healthy)} de ${formatNumber(checked)}`
}
