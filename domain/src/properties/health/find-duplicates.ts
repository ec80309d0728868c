import { foldForSearch } from '../../text/index.ts'
import type { Property } from '../property.ts'

/** Duplicates share the reference, or all of title, price, place and measures. Units of one development differ in at least one of these. */
export function findDuplicates(properties: readonly Property[]): Property[][] {
  const leaders = new Map<Property, Property>()
  const firsts = new Map<string, Property>()
  for (const property of properties) {
    for (const key of keysOf(property)) {
      const first = firsts.get(key)
      if (first) leaders.set(leaderOf(leaders, property), leaderOf(leaders, first))
      else firsts.set(key, property)
    }
  }
  const groups = new Map<Property, Property[]>()
  for (const property of properties) {
    const leader = leaderOf(leaders, property)
    groups.set(leader, [...(groups.get(leader) ?? []), property])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** One key may join a group that another key has already joined to a third listing, so leaders are followed to the last one. */
function leaderOf(leaders: ReadonlyMap<Property, Property>, property: Property): Property {
  let leader = property
  for (;;) {
    const next = leaders.get(leader)
    if (!next || next === leader) return leader
    leader = next
  }
}

function keysOf({ code, title, price, currency, location, bedrooms, area, operation }: Property) {
  const texts = [foldForSearch(title), foldForSearch(location)]
  const looks = JSON.stringify([...texts, price, currency, bedrooms, area, operation])
  return code === null ? [looks] : [looks, `code ${foldForSearch(code)}`]
}
