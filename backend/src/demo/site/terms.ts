import type { SampleListing } from '@predio/domain/samples'
import { LISTINGS } from '../samples/listings.ts'
import { PLACES } from '@predio/domain/samples'

export interface Term {
  id: number
  name: string
  taxonomy: Taxonomy
  count: number
}

export const TAXONOMIES = {
  property_type: 'Tipos',
  property_status: 'Estados',
  property_city: 'Ciudades',
  property_feature: 'Características',
} as const

export type Taxonomy = keyof typeof TAXONOMIES

const WORDS: Record<Taxonomy, (listing: SampleListing) => readonly string[]> = {
  property_type: ({ type }) => [type],
  property_status: ({ status }) => [status],
  property_city: ({ colony }) => [PLACES[colony].city],
  property_feature: ({ features }) => features,
}

const FIRST_TERM = 21

export const TERMS: readonly Term[] = (Object.keys(TAXONOMIES) as Taxonomy[])
  .flatMap((taxonomy) => {
    const words = LISTINGS.flatMap(WORDS[taxonomy])
    return [...new Set(words)].toSorted().map((name) => ({
      name,
      taxonomy,
      count: words.filter((word) => word === name).length,
    }))
  })
  .map(({ name, taxonomy, count }, index) => ({ id: FIRST_TERM + index, name, taxonomy, count }))

export function termsOf(listing: SampleListing, taxonomy: Taxonomy): Term[] {
  const words = WORDS[taxonomy](listing)
  return TERMS.filter((term) => term.taxonomy === taxonomy && words.includes(term.name))
}

export function isTaxonomy(name: string): name is Taxonomy {
  return Object.hasOwn(TAXONOMIES, name)
}
