import { formatNumber } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

export const messages = {
  listings: 'Propiedades que coinciden',
  listingsHint: 'Compara lo que busca con tus propiedades y envíale las que le quedan.',
  find: 'Buscar propiedades',
  noPreferences: 'Anota primero lo que busca (tipo, zona, precio o recámaras).',
  noListings: 'Ninguna de tus propiedades coincide con lo que busca por ahora.',
  reading: 'Leyendo tus propiedades…',
  noConnection:
    'Agrega tu primera propiedad o conecta tu sitio: aquí verás las que le convienen a este cliente.',
  send: (count: number) => `Enviar ${formatNumber(count)} por WhatsApp`,
  makeSelection: 'Crear selección',
  choose: 'Elige las que quieras enviar',
  score: (score: number) => `${score} % de lo que busca`,
  showMore: words.showMore,

  clients: 'Clientes que coinciden',
  noClients: 'Ningún cliente busca algo así por ahora.',
  clientsFailed: words.crmLoadFailed,
  offer: (name: string) => `Ofrecer a ${name} por WhatsApp`,
} as const
