import { countOf, formatNumber } from '../numbers/index.ts'
import { TYPE_REASONS } from '../properties/index.ts'

export const ASSISTANT_MESSAGES = {
  keyMissing: 'API key de OpenAI no configurada',
  settingsFailed: 'Error al obtener la configuración',
  messageFailed: 'Error al procesar el mensaje',
  emptyReply: 'Lo siento, no pude procesar tu mensaje.',
  newConversation: 'Conversación nueva',
  tokens: (count: string) => `${count} tokens`,
  aboutTokens: (count: string) => `Unos ${count} tokens`,
  underACent: 'menos de $0.01',
  hiddenKey: '[clave oculta]',
} as const

export const RANK_REASONS = {
  type: { ...TYPE_REASONS, other: 'Es de otro tipo' },
  operation: { sale: 'Está en venta', rent: 'Está en renta' },
  onlyOperation: { sale: 'Solo está en venta', rent: 'Solo está en renta' },
  price: (price: string) => `Cuesta ${price}`,
  priceAbove: (price: string, percent: number) => `Cuesta ${price}, ${formatNumber(percent)} % más`,
  priceBelow: (price: string, percent: number) =>
    `Cuesta ${price}, ${formatNumber(percent)} % menos`,
  priceUnknown: 'Precio por confirmar',
  place: (place: string) => `En ${place}`,
  otherPlace: (place: string) => `Está en ${place}`,
  placeUnknown: 'Ubicación por confirmar',
  bedrooms: (count: number) => countOf(count, 'recámara', 'recámaras'),
  bathrooms: (count: number) => countOf(count, 'baño', 'baños'),
  parking: (count: number) => countOf(count, 'estacionamiento', 'estacionamientos'),
  noParking: 'Sin estacionamiento',
  area: (area: string) => area,
  unknown: {
    bedrooms: 'Recámaras por confirmar',
    bathrooms: 'Baños por confirmar',
    parking: 'Estacionamiento por confirmar',
    area: 'Superficie por confirmar',
    year: 'Antigüedad por confirmar',
  },
  has: (amenity: string) => amenity,
  lacks: (amenity: string) => `No menciona: ${amenity.toLowerCase()}`,
  pets: { yes: 'Acepta mascotas', no: 'No acepta mascotas', unknown: 'No menciona mascotas' },
  furnished: { yes: 'Amueblada', no: 'Sin amueblar', unknown: 'No menciona si está amueblada' },
  year: (year: number) => `De ${year}`,
  availableFrom: (date: string) => `Disponible desde el ${date}`,
  words: 'Coincide con tu texto',
  sold: 'Ojo: ya está vendida',
  rented: 'Ojo: ya está rentada',
  reserved: 'Ojo: está apartada',
} as const

function properties(count: number): string {
  return countOf(count, 'propiedad', 'propiedades')
}

export const SEARCH_MESSAGES = {
  found: (count: number, asked: string) =>
    `Encontré ${properties(count)}${asked === '' ? '.' : `: ${asked}.`}`,
  foundTaken: (count: number) =>
    `Encontré ${properties(count)} así, pero ya ${count === 1 ? 'está vendida o rentada' : 'están vendidas o rentadas'}.`,
  none: (asked: string) =>
    asked === ''
      ? 'No encontré propiedades con ese texto.'
      : `No encontré propiedades con todo lo que pides: ${asked}.`,
  loosen: (label: string, count: number) => `Si quitas «${label}» hay ${properties(count)}.`,
  ignored: (words: string) => `No tomé en cuenta: ${words}.`,
  nowhere: (place: string) => `No tienes propiedades en ${place}.`,
  near: 'Estas son las que más se acercan.',
  rephrase: 'Prueba con menos requisitos o con otras palabras.',
  hint: 'Dime qué buscas y lo encuentro entre tus propiedades, por ejemplo: «casa en Mérida con alberca de menos de 4 millones».',
  noListings: 'Todavía no hay propiedades en tu lista.',
} as const
