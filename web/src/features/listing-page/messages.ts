import { formatDate } from '@predio/domain/dates'
import { words } from '../../lib/words.ts'

export const messages = {
  more: 'Más acciones',
  detailFromCopy: 'Se muestran los datos de la última lectura.',
  detailGone: 'Puede que ya no esté publicada en tu sitio, o que el sitio no responda.',
  print: words.print,
  printPreparing: 'Preparando las fotos',
  contact: 'Contacto',
  history: 'Historial',
  historyAhead: 'Programada',
  historyFailed: 'No se pudo cargar el historial de la propiedad',
  noHistory: 'Aún no hay visitas, llamadas u ofertas de esta propiedad.',
  ownData: 'Tus datos de la propiedad',
  shareByWhatsApp: 'Compartir por WhatsApp',
  shareLinkMaking: 'Preparando el enlace',
  shareLinkFailed: 'No se pudo preparar el enlace',
  shareLinkHint:
    'El enlace abre la propiedad con sus fotos, sin cuenta, durante 30 días. Lo que contesten quienes lo abran aparece en Selecciones.',
  shareWithPhoto: 'Compartir con foto',
  shareFailed: 'No se pudo compartir. Copia el mensaje y envíalo tú.',
  openWhatsApp: 'Abrir WhatsApp',
  copyMessage: 'Copiar mensaje',
  prepareImages: 'Preparar imágenes',
  showOnMap: 'Ver en el mapa',
  showOnSite: 'Ver en tu sitio',
  floorPlan: 'Plano',
  noDescription: 'Sin descripción',
  facts: 'Datos',
  features: 'Características',
  furnished: 'Amueblada',
  yes: 'Sí',
  pets: 'Mascotas',
  petsAccepted: 'Se aceptan',
  availableFrom: 'Disponible desde',
  reference: 'Clave',
  published: 'Publicada',
  updated: 'Actualizada',
  photosOf: (title: string) => `Fotos de ${title}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
  link: 'Vincular',
  unassigned: 'Sin asignar',
  contractEnds: 'Contrato vence',
  onMySiteFailed: 'No se pudo cargar tu sitio',
  siteNotShown: 'Está publicada, pero tu sitio todavía no se ve.',
  openOnMySite: 'Abrir en mi sitio',
  copyAddress: 'Copiar dirección',
  lastDays: 'Últimos 30 días',
  siteViews: 'Vistas',
  siteForms: 'Formularios enviados',
  sitePresses: 'WhatsApp abiertos',
  visitsFailed: 'No se pudieron cargar las visitas de tu sitio',
  left: 'Ya no está en tu sitio',
  leftText: 'Se muestra lo que se sabía de ella. Sus clientes, documentos e historial siguen aquí.',
  noSite: 'Tu sitio no está conectado',
  noSiteText: 'Se muestran los datos guardados en Predio.',
  otherSiteText:
    'No es el sitio que tienes conectado. Sus etiquetas, clientes, documentos e historial siguen aquí, y vuelve a tu lista si conectas ese sitio otra vez.',
  prices: 'Historial de precio',
  pricesFailed: 'No se pudo cargar el historial de precio',
  noPrice: 'Sin precio',
  priceFrom: 'De',
  priceTo: 'a',
} as const

export function otherSite(site: string | null): string {
  return site === null ? 'Es de otro sitio' : `Es de ${site}`
}

interface Seen {
  first_seen_at: string | null
  last_seen_at: string | null
}

export function seenText({ first_seen_at, last_seen_at }: Seen, zone: string): string | null {
  if (first_seen_at === null || last_seen_at === null) return null
  const [first, last] = [first_seen_at, last_seen_at].map((moment) =>
    formatDate(new Date(moment), zone, 'long'),
  )
  return first === last
    ? `Se vio en tu sitio el ${last}.`
    : `Se vio en tu sitio del ${first} al ${last}.`
}
