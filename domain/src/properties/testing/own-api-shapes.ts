import { post, type SourceShape } from './source-shape.ts'

export const ownApiShapes: readonly SourceShape[] = [
  {
    name: 'own api type and status at the top',
    record: { id: 5, title: 'Casa Azul', type: 'office', status: 'for-rent', price: '25000' },
    expected: { propertyType: 'oficina', operation: 'rent', price: 25_000, title: 'Casa Azul' },
  },
  {
    name: 'own api grouped details',
    record: {
      id: 6,
      title: 'Casa Verde',
      details: { bedrooms: 3, bathrooms: 2, yearBuilt: 2001 },
      address: { street: 'Calle 8', city: 'Toluca' },
    },
    expected: { bedrooms: 3, bathrooms: 2, yearBuilt: 2001, city: 'Toluca' },
  },
  {
    name: 'own api ID in capitals',
    record: { ID: '77', post_title: 'Lote', post_content: 'Plano' },
    expected: { id: 77, title: 'Lote', propertyType: 'terreno', description: 'Plano' },
  },
  {
    name: 'wordpress post author is no agent',
    record: post({ author: 1, _embedded: { author: [{ id: 1, name: 'admin', slug: 'admin' }] } }),
    expected: { agentName: null },
  },
]
