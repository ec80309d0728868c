import type { Property } from '@predio/domain/properties'
import { createStore } from '../../lib/store.ts'
import { between, pressed } from '../../capabilities/bulk/use-selection.ts'

/** A file with more sheets would be too large to send from a phone. */
export const MAX_SHEETS = 20

type Picked = ReadonlyMap<number, Property>

/** Null means that the agent is not choosing. The chosen listings stay while the agent looks at one listing. */
export const pickedListings = createStore<Picked | null>(null)

let last: number | undefined

export function startPicking(properties: readonly Property[]): void {
  last = undefined
  pickedListings.set(new Map(properties.map((each) => [each.id, each])))
}

export function stopPicking(): void {
  last = undefined
  pickedListings.set(null)
}

/** BULK-01: if `isRange` is true, all listings from the last pressed one to this one are chosen, in the order of the grid. */
export function pressListing(
  property: Property,
  listed: readonly Property[],
  isRange: boolean,
): void {
  const before: Picked = pickedListings.get() ?? new Map()
  const { id } = property
  const ids = listed.map((each) => each.id)
  const range = isRange ? between(ids, last, id) : [id]
  const next = pressed(new Set(before.keys()), id, range)
  const known = new Map([...listed, property].map((each) => [each.id, each]))
  const picked = [...next].flatMap((each) => before.get(each) ?? known.get(each) ?? [])
  last = id
  pickedListings.set(new Map(picked.map((each) => [each.id, each])))
}
