import { countOf, formatNumber } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'
import { messages as listingMessages } from '../../records/listings/messages.ts'

export const messages = {
  loading: 'Cargando propiedades',
  title: 'Propiedades',
  noConnection: 'Por favor configura la conexión con WordPress en la sección de Configuración',
  noConnectionHint: 'Con ella, las propiedades de tu sitio aparecen aquí con sus fotos.',
  configure: 'Configurar',
  import: 'Importar',
  help: '¿Cómo conecto mi sitio?',
  empty: 'No hay propiedades',
  emptyFiltered: 'No se encontraron propiedades que coincidan con los filtros seleccionados',
  emptySite:
    'Tu sitio todavía no tiene propiedades publicadas. Cuando publiques la primera, aparecerá aquí.',
  pricesReversed: 'El precio mínimo es mayor que el máximo',
  salesFirst: 'Primero las ventas, después las rentas',
  rentsFirst: 'Primero las rentas, después las que muestran su precio de venta',
  offline: 'Estás sin conexión.',
  search: 'Buscar propiedades',
  searchHint: 'Título, zona, etiqueta o clave',
  viewFailed: 'No se pudieron leer los filtros de esta vista',
  filtersFailed: `No se pudieron aplicar los filtros. ${words.checkConnection}`,
  source: 'Origen',
  sources: { site: 'Mi sitio', own: 'Propias', archived: 'Archivadas' },
  minPrice: 'Precio mínimo',
  maxPrice: 'Precio máximo',
  tag: 'Etiqueta',
  clear: 'Limpiar',
  connectSite: 'Conecta tu sitio',
  readingProperties: 'Leyendo tus propiedades',
  newestFirst: 'Más recientes',
  cheapestFirst: 'Menor precio',
  dearestFirst: 'Mayor precio',
  sortBy: 'Ordenar por',
  advisorColon: 'Asesor:',
  contractEndsColon: 'Contrato vence:',
  linkClient: 'Vincular Cliente',
  hideChat: 'Ocultar Chat',
  showChat: 'Mostrar Chat',
  share: 'Compartir',
  byWhatsApp: 'Por WhatsApp',
} as const

export function resultCount(shown: number, all: number): string {
  const total = countOf(all, 'propiedad', 'propiedades')
  return shown === all ? total : `${formatNumber(shown)} de ${total}`
}

export function siteHealth(found: number): string {
  const { siteHealth: title } = listingMessages
  return found === 0 ? title : `${title} (${formatNumber(found)} por revisar)`
}

export function copySince(when: string): string {
  return `Se muestran las propiedades leídas el ${when.replace(/\.$/, '')}.`
}
