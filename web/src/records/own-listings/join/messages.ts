import { countOf } from '@predio/domain/numbers'

export const messages = {
  title: '¿Es la misma propiedad?',
  intro:
    'Al unirlas queda la de tu sitio, con las etiquetas, clientes, tareas, documentos e historial de la tuya. Lo que solo tiene la tuya (comisión, exclusiva, nota privada, calle, punto del mapa, video y recorrido) pasa al historial.',
  ofYours: 'Tu propiedad',
  ofSite: 'En tu sitio',
  join: 'Unir',
  notSame: 'No es la misma',
  review: 'Revisar',
  one: 'Esta propiedad parece estar también en tu sitio.',
  joined: 'Propiedades unidas: queda la de tu sitio',
  changed: 'Tu propiedad cambió mientras tanto. Revísala y une de nuevo.',
  failed: 'No se pudieron unir las propiedades. Intenta de nuevo.',
  refuseFailed: 'No se pudo guardar que son dos propiedades. Intenta de nuevo.',
  byHand: 'Unir con una de tu sitio',
  siteListing: 'Propiedad de tu sitio',
  siteListingHint: 'Busca por título, lugar o clave',
  noneFound: 'Ninguna propiedad de tu sitio coincide',
  photos: (count: number) => countOf(count, 'foto', 'fotos'),
} as const

export function pairsText(count: number): string {
  return `${countOf(count, 'propiedad propia parece', 'propiedades propias parecen')} estar en tu sitio`
}
