import { formatNumber } from '@predio/domain/numbers'

export const messages = {
  search: 'Buscar entre estas propiedades',
  searchHint: 'Título, zona, etiqueta o clave',
  notFound: 'Ninguna de estas propiedades coincide con tu búsqueda.',
  none: 'Todas tus propiedades están en tu sitio',
  noneText:
    'Las que etiquetes, vincules o compartas se quedan aquí aunque después las quites de tu sitio.',
} as const

export const titles = {
  left: 'Ya no están en tu sitio',
  'no-site': 'Guardadas en Predio',
} as const

export const explanations = {
  left: 'Las quitaste de tu sitio, dejaron de ser públicas o son de otro sitio. Conservan sus etiquetas, clientes, documentos e historial.',
  'no-site':
    'Las que etiquetaste, vinculaste, elegiste o compartiste, con los datos de la última lectura de tu sitio.',
} as const

export function titleWithCount(reason: keyof typeof titles, count: number): string {
  return `${titles[reason]} (${formatNumber(count)})`
}
