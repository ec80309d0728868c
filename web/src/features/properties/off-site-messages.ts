import { formatNumber } from '@predio/domain/numbers'
import { formatDate } from '@predio/domain/dates'

export const messages = {
  left: 'Ya no está en tu sitio',
  leftText: 'Se muestra lo que se sabía de ella. Sus clientes, documentos e historial siguen aquí.',
  noSite: 'Tu sitio no está conectado',
  noSiteText: 'Se muestran los datos guardados en Predio.',
  otherSiteText:
    'No es el sitio que tienes conectado. Sus etiquetas, clientes, documentos e historial siguen aquí, y vuelve a tu lista si conectas ese sitio otra vez.',
  search: 'Buscar entre estas propiedades',
  searchHint: 'Título, zona, etiqueta o clave',
  notFound: 'Ninguna de estas propiedades coincide con tu búsqueda.',
  none: 'Todas tus propiedades están en tu sitio',
  noneText:
    'Las que etiquetes, vincules o compartas se quedan aquí aunque después las quites de tu sitio.',
  prices: 'Historial de precio',
  pricesFailed: 'No se pudo cargar el historial de precio',
  noPrice: 'Sin precio',
  priceFrom: 'De',
  priceTo: 'a',
} as const

/** Of the list and of what leads to it. */
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

/** 'Es de casas.mx' */
export function otherSite(site: string | null): string {
  return site === null ? 'Es de otro sitio' : `Es de ${site}`
}

interface Seen {
  first_seen_at: string | null
  last_seen_at: string | null
}

/** 'Estuvo en tu sitio del 3 de mayo de 2026 al 12 de noviembre de 2026.' */
export function seenText({ first_seen_at, last_seen_at }: Seen, zone: string): string | null {
  if (first_seen_at === null || last_seen_at === null) return null
  const [first, last] = [first_seen_at, last_seen_at].map((moment) =>
    formatDate(new Date(moment), zone, 'long'),
  )
  return first === last
    ? `Se vio en tu sitio el ${last}.`
    : `Se vio en tu sitio del ${first} al ${last}.`
}
