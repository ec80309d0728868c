import type { EstimateInput } from '@predio/domain/estimator'
import type { ClientKey } from './clients.ts'
import type { PropertyKey } from './properties.ts'

type Home = Pick<
  EstimateInput,
  'colony' | 'constructionArea' | 'landArea' | 'age' | 'condition' | 'amenities'
>

export interface SampleValuation extends Home {
  client: ClientKey
  property?: PropertyKey
  daysAgo: number
  title: string
}

export const VALUATIONS: readonly SampleValuation[] = [
  {
    client: 'carmen',
    daysAgo: 6,
    title: 'Casa de Itzimná para María del Carmen',
    colony: 'Itzimná',
    constructionArea: 240,
    landArea: 420,
    age: 35,
    condition: 'fair',
    amenities: ['jardin'],
  },
  {
    client: 'beatriz',
    property: 'casa-05',
    daysAgo: 29,
    title: 'Casa con alberca en Santa Gertrudis',
    colony: 'Santa Gertrudis Copó',
    constructionArea: 210,
    landArea: 300,
    age: 7,
    condition: 'good',
    amenities: ['alberca', 'jardin'],
  },
  {
    client: 'ramiro',
    property: 'casa-01',
    daysAgo: 32,
    title: 'Casona de García Ginerés',
    colony: 'García Ginerés',
    constructionArea: 285,
    landArea: 410,
    age: 30,
    condition: 'excellent',
    amenities: ['alberca'],
  },
]
