import type { Property } from '../../properties/index.ts'
import { LISTINGS } from './listings.ts'

export function manyListings(count: number): Property[] {
  const [first] = LISTINGS
  if (!first) throw new Error('no sample')
  return Array.from({ length: count }, (_, index) => {
    const sample = LISTINGS[index % LISTINGS.length] ?? first
    return {
      ...sample,
      id: 1000 + index,
      title: `${sample.title} ${index}`,
      price: sample.price === null ? null : sample.price + index,
      location: `Colonia ${index % 800} Norte, ${sample.location}`,
    }
  })
}
