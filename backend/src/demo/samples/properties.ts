import type { ClientKey } from './clients.ts'

/** The listings the agent has worked with, named by their picture; the rest of each comes from the site. */
export interface SampleProperty {
  listing: string
  tags: readonly string[]
  saleStatus?: 'disponible' | 'apartada' | 'vendida'
  rentalStatus?: 'disponible' | 'apartada' | 'rentada'
  /** Days from the day of seeding. */
  rentalContractEnds?: number
  savedDaysAgo: number
  links: readonly {
    client: ClientKey
    as: 'owner' | 'buyer' | 'tenant' | 'investor'
    /** Days from the day of seeding. */
    since: number
    until?: number
    price?: number
    commission?: number
    notes?: string
  }[]
}

export const PROPERTIES = [
  {
    listing: 'casa-01',
    tags: ['Exclusiva', 'Centro histórico'],
    saleStatus: 'disponible',
    savedDaysAgo: 29,
    links: [
      {
        client: 'ramiro',
        as: 'owner',
        since: -58,
        commission: 5,
        notes: 'Exclusiva a seis meses.',
      },
    ],
  },
  {
    listing: 'casa-02',
    tags: ['Exclusiva', 'Residencial'],
    saleStatus: 'disponible',
    savedDaysAgo: 24,
    links: [
      { client: 'elvira', as: 'owner', since: -50, commission: 4, notes: 'Firman tres hermanos.' },
      { client: 'hector', as: 'buyer', since: -3, price: 9100000, notes: 'Oferta de contado.' },
    ],
  },
  {
    listing: 'casa-05',
    tags: ['Alberca', 'Familias', 'Crédito'],
    saleStatus: 'apartada',
    savedDaysAgo: 28,
    links: [
      { client: 'beatriz', as: 'owner', since: -39, commission: 5 },
      { client: 'sofia', as: 'buyer', since: -9, price: 4650000, notes: 'Apartado de 50,000.' },
    ],
  },
  {
    listing: 'casa-13',
    tags: ['Vendida', 'Paneles solares'],
    saleStatus: 'vendida',
    savedDaysAgo: 19,
    links: [
      { client: 'patricia', as: 'owner', since: -36, until: -5, price: 4500000, commission: 5 },
      {
        client: 'lorena',
        as: 'buyer',
        since: -5,
        price: 4500000,
        notes: 'Escritura en la notaría 14.',
      },
    ],
  },
  {
    listing: 'depto-01',
    tags: ['Vista', 'Dos cajones'],
    saleStatus: 'disponible',
    savedDaysAgo: 21,
    links: [{ client: 'nicolas', as: 'owner', since: -42, commission: 4 }],
  },
  {
    listing: 'depto-07',
    tags: ['Amueblado', 'Por renovar'],
    rentalStatus: 'rentada',
    rentalContractEnds: 27,
    savedDaysAgo: 30,
    links: [
      { client: 'joaquin', as: 'owner', since: -338, commission: 100 },
      { client: 'daniela', as: 'tenant', since: -338, price: 21500, notes: 'Quiere renovar.' },
    ],
  },
  {
    listing: 'casa-14',
    tags: ['Amueblada', 'Mascotas'],
    rentalStatus: 'apartada',
    savedDaysAgo: 17,
    links: [
      { client: 'gloria', as: 'owner', since: -30, commission: 100 },
      {
        client: 'marco',
        as: 'tenant',
        since: -2,
        price: 38000,
        notes: 'Póliza jurídica en trámite.',
      },
    ],
  },
  {
    listing: 'local-01',
    tags: ['Avenida', 'Giro de alimentos'],
    rentalStatus: 'disponible',
    savedDaysAgo: 19,
    links: [{ client: 'alfonso', as: 'owner', since: -25, commission: 100 }],
  },
] as const satisfies readonly SampleProperty[]

/** The listings that have a local copy. */
export type PropertyKey = (typeof PROPERTIES)[number]['listing']
