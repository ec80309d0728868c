import {
  LINKS as EXAMPLE_LINKS,
  PROPERTIES as EXAMPLES,
  type SampleLink,
  type SampleProperty,
} from '@predio/domain/samples'
import type { ClientKey } from './clients.ts'

export const PROPERTIES = [
  ...EXAMPLES,
  {
    listing: 'casa-14',
    tags: ['Amueblada', 'Mascotas'],
    rentalStatus: 'apartada',
    savedDaysAgo: 17,
  },
] as const satisfies readonly SampleProperty[]

export type PropertyKey = (typeof PROPERTIES)[number]['listing']

export const LINKS: readonly SampleLink<ClientKey, PropertyKey>[] = [
  ...EXAMPLE_LINKS,
  {
    listing: 'casa-13',
    client: 'patricia',
    as: 'owner',
    since: -36,
    until: -5,
    price: 4500000,
    commission: 5,
  },
  { listing: 'depto-01', client: 'nicolas', as: 'owner', since: -42, commission: 4 },
  { listing: 'depto-07', client: 'joaquin', as: 'owner', since: -338, commission: 100 },
  { listing: 'casa-14', client: 'gloria', as: 'owner', since: -30, commission: 100 },
  {
    listing: 'casa-14',
    client: 'marco',
    as: 'tenant',
    since: -2,
    price: 38000,
    notes: 'Póliza jurídica en trámite.',
  },
  { listing: 'local-01', client: 'alfonso', as: 'owner', since: -25, commission: 100 },
]
