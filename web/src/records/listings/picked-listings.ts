import type { Property } from '@predio/domain/properties'
import { createStore } from '../../lib/store.ts'
import { between, pressed } from '../../capabilities/bulk/use-selection.ts'

/** More would make a file that no phone can send. */
export const MAX_SHEETS = 20

type Picked = ReadonlyMap<number, Property>

/**
 * The listings that are being chosen in the grid, in the order in which they were marked; null while nothing is chosen. They stay
 * chosen while the person looks at one of them.
 */
export const pickedListings = createStore<Picked | null>(null)

/** The one that was pressed last, where a range begins. */
let last: number | undefined

/** All of these and no others. */
export function startPicking(properties: readonly Property[]): void {
  last = undefined
  pickedListings.set(new Map(properties.map((each) => [each.id, each])))
}

export function stopPicking(): void {
  last = undefined
  pickedListings.set(null)
}

/** BULK-01: `listed` are the listings as they stand in the grid; with `isRange` all from the one that was pressed last. */
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
