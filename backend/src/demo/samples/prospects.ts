import type { ProspectSource } from '@predio/domain/prospects'
import type { PropertyKey } from './properties.ts'

export interface SampleProspect {
  source: ProspectSource
  sourceName: string
  name: string
  phone: string | null
  email: string | null
  message: string
  listing?: PropertyKey
  others?: readonly (readonly [label: string, value: string])[]
  /** The day, counted from the day of seeding, and the hour at which the prospect wrote. */
  came: readonly [day: number, time: string]
  isDiscarded?: true
}

/** Only people who try the demo use these addresses, so their tokens may be known. */
export const PROSPECT_TOKENS = [
  ['prospects', '0de3000000000000000000000000b0d1'],
  ['contact', '0de3000000000000000000000000c041'],
  ['feeds', '0de3000000000000000000000000fee2'],
] as const

export const PROSPECTS: readonly SampleProspect[] = [
  {
    source: 'portal',
    sourceName: 'Inmuebles24',
    name: 'Mariana Góngora Solís',
    phone: '+529995550181',
    email: 'mariana.gongora@example.com',
    message:
      'Buenas tardes, me interesa esta propiedad. ¿Se puede visitar el sábado por la mañana?',
    listing: 'casa-01',
    came: [-1, '20:41'],
  },
  {
    source: 'form',
    sourceName: 'Elementor',
    name: 'Ernesto Pat',
    phone: '+529995550182',
    email: null,
    message: '¿Aceptan crédito Infonavit? Busco tres recámaras en el norte.',
    others: [['Presupuesto', 'Hasta 2.5 millones']],
    came: [-1, '18:05'],
  },
  {
    // This prospect is already a client, which the inbox shows.
    source: 'portal',
    sourceName: 'EasyBroker',
    name: 'Cliente del portal',
    phone: '9995550103',
    email: null,
    message: 'Quiero más fotos de la cocina, por favor.',
    listing: 'casa-14',
    came: [-2, '11:20'],
  },
  {
    source: 'form',
    sourceName: 'Elementor',
    name: 'SEO Experts',
    phone: null,
    email: 'ventas@example.net',
    message: 'Ponemos su sitio en el primer lugar de los buscadores.',
    came: [-4, '03:12'],
    isDiscarded: true,
  },
]
