import { prepareListings, type PreparedListings, type Property } from '@predio/domain/properties'
import type { LocalProperty } from '../local-property.ts'
import { listingIdOf } from './off-site.ts'

type Inputs = readonly [readonly Property[], readonly LocalProperty[] | undefined]

let inputs: Inputs | undefined
let prepared: PreparedListings | undefined

export function prepareOnce(...next: Inputs): PreparedListings {
  if (prepared && inputs?.[0] === next[0] && inputs[1] === next[1]) return prepared
  inputs = next
  prepared = prepareListings(next[0], { tags: tagsOf(next[1] ?? []) })
  return prepared
}

export function tagsOf(rows: readonly LocalProperty[]): Map<number, readonly string[]> {
  const tagged = rows.filter(({ tags }) => tags.length > 0)
  return new Map(tagged.map((row) => [listingIdOf(row), row.tags]))
}
