import type { TrafficSource } from '@predio/domain/agent-site'
import type { PLACES } from '@predio/domain/samples'

export const AGENT_SITE = {
  name: 'casas-del-mayab',
  introduction:
    'Llevo doce años ayudando a familias a encontrar casa en Mérida. Te acompaño desde la primera visita hasta la escritura.',
  areas: ['Itzimná', 'Temozón Norte', 'Centro', 'Cholul'],
} as const

type Facts = Partial<{
  second_price: number
  bedrooms: number
  bathrooms: number
  area: number
  land_area: number
  parking: number
  year_built: number
  maintenance_fee: number
  street: string
  private_note: string
  commission_percentage: number
  shared_commission_percentage: number
  video_url: string
  tour_url: string
  tags: readonly string[]
  is_exclusive: boolean
  hides_price: boolean
  is_featured: boolean
}>

export interface SampleOwnListing {
  title: string
  type: 'casa' | 'departamento' | 'oficina' | 'terreno'
  colonia: keyof typeof PLACES
  operations: readonly ('sale' | 'rent')[]
  price: number
  description: string
  features: readonly string[]
  facts: Facts
  pictures: readonly [cover: string, ...rooms: string[]]
  savedDaysAgo: number
  /** The views of an ordinary day. */
  views: number
}

export const OWN_LISTINGS: readonly SampleOwnListing[] = [
  {
    title: 'Casa con alberca en Itzimná',
    type: 'casa',
    colonia: 'Itzimná',
    operations: ['sale'],
    price: 4_500_000,
    description:
      'Techos altos, pisos de pasta y un patio con alberca. La cocina se renovó en 2024 y da a la terraza.\n\nA dos calles del Paseo de Montejo, con cochera para dos autos.',
    features: ['Alberca', 'Cisterna', 'Terraza techada'],
    facts: {
      bedrooms: 3,
      bathrooms: 2.5,
      area: 210,
      land_area: 320,
      parking: 2,
      year_built: 1972,
      street: 'Calle 18 núm. 101 por 19 y 21',
      private_note: 'Las llaves están en la oficina. El dueño acepta un apartado de 50,000 pesos.',
      commission_percentage: 5,
      shared_commission_percentage: 50,
      video_url: 'https://youtu.be/casadeitzimna',
      tour_url: 'https://my.matterport.com/show/?m=casadeitzimna',
      tags: ['Exclusiva', 'Alberca'],
      is_exclusive: true,
      is_featured: true,
    },
    pictures: ['casa-01', 'alberca-1', 'sala-1', 'cocina-1', 'recamara-1', 'bano-1'],
    savedDaysAgo: 46,
    views: 9,
  },
  {
    title: 'Residencia con jardín en Temozón Norte',
    type: 'casa',
    colonia: 'Temozón Norte',
    operations: ['sale'],
    price: 8_950_000,
    description:
      'Cuatro recámaras con baño, sala de doble altura y un jardín con árboles grandes. Acabados de mármol y paneles solares.',
    features: ['Jardín', 'Paneles solares', 'Cuarto de servicio'],
    facts: {
      bedrooms: 4,
      bathrooms: 4.5,
      area: 380,
      land_area: 600,
      parking: 4,
      year_built: 2022,
      commission_percentage: 5,
      hides_price: true,
    },
    pictures: ['casa-02', 'jardin-1', 'sala-2', 'cocina-2', 'recamara-2'],
    savedDaysAgo: 48,
    views: 6,
  },
  {
    title: 'Casa colonial en el Centro',
    type: 'casa',
    colonia: 'Centro',
    operations: ['sale', 'rent'],
    price: 6_200_000,
    description:
      'Restaurada con sus pisos de pasta y sus vigas, con patio central y un estudio al fondo. A cuatro calles de la Plaza Grande.',
    features: ['Patio', 'Estudio', 'Aire acondicionado'],
    facts: {
      second_price: 32_000,
      bedrooms: 3,
      bathrooms: 3,
      area: 240,
      land_area: 280,
      parking: 1,
      year_built: 1925,
      commission_percentage: 5,
    },
    pictures: ['casa-03', 'terraza-1', 'sala-3', 'cocina-3', 'recamara-3'],
    savedDaysAgo: 51,
    views: 5,
  },
  {
    title: 'Departamento amueblado en Altabrisa',
    type: 'departamento',
    colonia: 'Altabrisa',
    operations: ['rent'],
    price: 22_000,
    description:
      'Listo para entrar: dos recámaras, balcón a la avenida y alberca en el edificio. Se pide aval o póliza jurídica.',
    features: ['Amueblado', 'Elevador', 'Alberca'],
    facts: {
      bedrooms: 2,
      bathrooms: 2,
      area: 98,
      parking: 1,
      year_built: 2020,
      maintenance_fee: 1_800,
    },
    pictures: ['depto-02', 'sala-4', 'cocina-1', 'recamara-4', 'bano-2'],
    savedDaysAgo: 54,
    views: 7,
  },
  {
    title: 'Oficina lista para trabajar en el Centro',
    type: 'oficina',
    colonia: 'Centro',
    operations: ['rent'],
    price: 25_000,
    description:
      'Tres privados, sala de juntas y recepción, con aire acondicionado y fibra óptica. A una calle del Paseo de Montejo.',
    features: ['Aire acondicionado', 'Recepción'],
    facts: { bathrooms: 2, area: 140, parking: 2, year_built: 1998 },
    pictures: ['oficina-01', 'despacho-1', 'despacho-2', 'bano-1'],
    savedDaysAgo: 56,
    views: 2,
  },
  {
    title: 'Terreno en privada de Cholul',
    type: 'terreno',
    colonia: 'Cholul',
    operations: ['sale'],
    price: 1_200_000,
    description:
      'Terreno plano en una privada con caseta, con agua, luz y drenaje a pie de lote. La privada tiene parque y casa club.',
    features: ['Caseta de vigilancia', 'Casa club'],
    facts: { land_area: 375, maintenance_fee: 900 },
    pictures: ['terreno-01', 'entorno-1', 'entorno-2'],
    savedDaysAgo: 58,
    views: 3,
  },
]

/** The addresses of listings end in letters of their ids, so that each demo has the same ones. */
export function ownListingId(index: number): string {
  return `5170de0${index}-1111-4111-8111-111111111111`
}

/** How the visits of a day divide among the places where they begin. */
export const VISIT_SHARES: readonly (readonly [TrafficSource, share: number])[] = [
  ['whatsapp', 0.4],
  ['facebook', 0.25],
  ['search', 0.2],
  ['direct', 0.1],
  ['portal', 0.05],
]
