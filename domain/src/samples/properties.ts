import type { PersonKey } from './people.ts'
import type { SampleLink, SampleProperty } from './sample.ts'

export const PROPERTIES = [
  {
    listing: 'casa-01',
    tags: ['Exclusiva', 'Centro histórico'],
    saleStatus: 'disponible',
    savedDaysAgo: 29,
  },
  {
    listing: 'depto-01',
    tags: ['Vista', 'Dos cajones'],
    saleStatus: 'disponible',
    savedDaysAgo: 21,
  },
  {
    listing: 'depto-07',
    tags: ['Amueblado', 'Por renovar'],
    rentalStatus: 'rentada',
    rentalContractEnds: 27,
    savedDaysAgo: 30,
  },
  {
    listing: 'casa-02',
    tags: ['Exclusiva', 'Residencial'],
    saleStatus: 'disponible',
    savedDaysAgo: 24,
  },
  {
    listing: 'terreno-02',
    tags: ['Terreno', 'Privada'],
    saleStatus: 'disponible',
    savedDaysAgo: 16,
  },
  {
    listing: 'local-01',
    tags: ['Avenida', 'Giro de alimentos'],
    rentalStatus: 'disponible',
    savedDaysAgo: 19,
  },
  {
    listing: 'oficina-01',
    tags: ['Empresa'],
    rentalStatus: 'disponible',
    savedDaysAgo: 15,
  },
  {
    listing: 'casa-05',
    tags: ['Alberca', 'Familias', 'Crédito'],
    saleStatus: 'apartada',
    savedDaysAgo: 28,
  },
  {
    listing: 'depto-08',
    tags: ['Terraza'],
    rentalStatus: 'disponible',
    savedDaysAgo: 9,
  },
  {
    listing: 'casa-13',
    tags: ['Vendida', 'Paneles solares'],
    saleStatus: 'vendida',
    savedDaysAgo: 19,
  },
] as const satisfies readonly SampleProperty[]

export type ListingKey = (typeof PROPERTIES)[number]['listing']

export const LINKS: readonly SampleLink<PersonKey, ListingKey>[] = [
  {
    listing: 'casa-01',
    client: 'ramiro',
    as: 'owner',
    since: -58,
    commission: 5,
    notes: 'Exclusiva a seis meses.',
  },
  {
    listing: 'casa-02',
    client: 'elvira',
    as: 'owner',
    since: -50,
    commission: 4,
    notes: 'Firman tres hermanos.',
  },
  {
    listing: 'casa-02',
    client: 'hector',
    as: 'buyer',
    since: -3,
    price: 9100000,
    notes: 'Oferta de contado.',
  },
  { listing: 'casa-05', client: 'beatriz', as: 'owner', since: -39, commission: 5 },
  {
    listing: 'casa-05',
    client: 'sofia',
    as: 'buyer',
    since: -9,
    price: 4650000,
    notes: 'Apartado de 50,000.',
  },
  {
    listing: 'casa-13',
    client: 'lorena',
    as: 'buyer',
    since: -5,
    price: 4500000,
    notes: 'Escritura en la notaría 14.',
  },
  {
    listing: 'depto-07',
    client: 'daniela',
    as: 'tenant',
    since: -338,
    price: 21500,
    notes: 'Quiere renovar.',
  },
]
