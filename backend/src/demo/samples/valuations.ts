import type { ClientKey } from './clients.ts'

/** Saved estimates; the numbers follow the estimator's formula for Yucatán (28,000 a m², 1.3 in a premium zone). */
export interface SampleValuation {
  client: ClientKey
  daysAgo: number
  title: string
  colony: string
  premium: boolean
  construction: number
  land: number
  age: number
  condition: 'excellent' | 'good' | 'fair'
  /** Their bonuses, as parts of one. */
  amenities: Readonly<Record<string, number>>
}

export const VALUATIONS: readonly SampleValuation[] = [
  {
    client: 'carmen',
    daysAgo: 6,
    title: 'Casa de Itzimná para María del Carmen',
    colony: 'Itzimná',
    premium: false,
    construction: 240,
    land: 420,
    age: 35,
    condition: 'fair',
    amenities: { jardin: 0.05 },
  },
  {
    client: 'beatriz',
    daysAgo: 29,
    title: 'Casa con alberca en Santa Gertrudis',
    colony: 'Santa Gertrudis Copó',
    premium: false,
    construction: 210,
    land: 300,
    age: 7,
    condition: 'good',
    amenities: { alberca: 0.08, jardin: 0.05 },
  },
  {
    client: 'ramiro',
    daysAgo: 32,
    title: 'Casona de García Ginerés',
    colony: 'García Ginerés',
    premium: false,
    construction: 285,
    land: 410,
    age: 30,
    condition: 'excellent',
    amenities: { alberca: 0.08 },
  },
]
