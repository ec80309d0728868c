import type { Property } from '@predio/domain/properties'
import type { LocalProperty } from '../local-property.ts'
import { ownListings } from './off-site.ts'

type Inputs = readonly [readonly Property[], readonly LocalProperty[] | undefined]

let inputs: Inputs | undefined
let all: readonly Property[] = []

/** OWN-03: own listings and those of the site are one list, which all screens share. Archived listings are left out. */
export function allListings(...next: Inputs): readonly Property[] {
  if (inputs?.[0] === next[0] && inputs[1] === next[1]) return all
  inputs = next
  const [site, rows] = next
  const own = ownListings(rows ?? []).filter(({ own: facts }) => !facts?.isArchived)
  all = own.length === 0 ? site : [...own, ...site]
  return all
}
