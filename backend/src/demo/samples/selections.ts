import type { PassReason, SelectionAnswer } from '@predio/domain/selections'
import type { ClientKey } from './clients.ts'
import type { PropertyKey } from './properties.ts'

interface SampleSelection {
  client: ClientKey
  title: string
  message: string
  sentDaysAgo: number
  views: number
  items: readonly {
    listing: PropertyKey
    note?: string
    answer?: SelectionAnswer
    reason?: PassReason
    comment?: string
    slots?: readonly (readonly [number, 'am' | 'pm'])[]
  }[]
}

export const SELECTIONS: readonly SampleSelection[] = [
  {
    client: 'valeria',
    title: 'Casas para Valeria',
    message:
      'Valeria, elegí estas casas pensando en tu familia y en las escuelas del norte. Dime cuáles te laten y vamos a verlas.',
    sentDaysAgo: 2,
    views: 4,
    items: [
      {
        listing: 'casa-05',
        note: 'A diez minutos de la escuela de los niños.',
        answer: 'visit',
        comment: '¿Puede ir también mi mamá?',
        slots: [
          [2, 'am'],
          [3, 'pm'],
        ],
      },
      { listing: 'casa-13', answer: 'like', comment: 'Me encantó el patio.' },
      {
        listing: 'casa-02',
        answer: 'pass',
        reason: 'price',
        comment: 'Se sale de nuestro presupuesto.',
      },
      { listing: 'casa-01', note: 'Con cochera para dos coches, rara en el centro.' },
    ],
  },
]
