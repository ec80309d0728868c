import type { Property } from '@predio/domain/properties'
import { createStore } from '../../lib/store.ts'

/** More would make a file that no phone can send. */
export const MAX_PICKED = 20

/** The listings that are being chosen in the grid, in the order in which they were marked; null while nothing is chosen. */
export const pickedListings = createStore<ReadonlyMap<number, Property> | null>(null)

export function startPicking(properties: readonly Property[]): void {
  pickedListings.set(new Map(properties.map((each) => [each.id, each])))
}

export function stopPicking(): void {
  pickedListings.set(null)
}

export function togglePicked(property: Property): void {
  const picked = new Map(pickedListings.get())
  if (picked.has(property.id)) picked.delete(property.id)
  else if (picked.size < MAX_PICKED) picked.set(property.id, property)
  pickedListings.set(picked)
}
