import type { Property } from '../property.ts'
import { normalizeProperty, type NormalizeOptions, type SkipReason } from './normalize-property.ts'

export interface NormalizedListings {
  properties: Property[]
  missingMediaIds: number[]
  leaks: Map<number, readonly string[]>
  skipped: { id: number | null; reason: SkipReason }[]
  poor: number[]
}

/** A listing that two pages contain, because another was added meanwhile, counts once. */
export function normalizeListings(
  records: readonly unknown[],
  options: NormalizeOptions,
): NormalizedListings {
  const byId = new Map<number, Property>()
  const missing = new Set<number>()
  const leaks = new Map<number, readonly string[]>()
  const skipped: NormalizedListings['skipped'] = []
  const poor: number[] = []
  for (const record of records) {
    const result = normalizeProperty(record, options)
    if (result.kind === 'skipped') {
      skipped.push({ id: result.id, reason: result.reason })
      continue
    }
    byId.set(result.property.id, result.property)
    for (const id of result.missingMediaIds) missing.add(id)
    if (result.isPoor) poor.push(result.property.id)
    if (result.leaks.length > 0) leaks.set(result.property.id, result.leaks)
  }
  return { properties: [...byId.values()], missingMediaIds: [...missing], leaks, skipped, poor }
}
