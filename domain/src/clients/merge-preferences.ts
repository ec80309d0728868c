import { uniqueTexts } from '../fields/index.ts'
import type { Preferences } from './preferences-schema.ts'

/** Joins the lists and takes a price range as a whole, from the remaining client if it has one (MERGE-08). */
export function mergePreferences(
  keep: Preferences | null,
  remove: Preferences | null,
): Preferences | null {
  if (!keep || !remove) return keep ?? remove
  const priced = keep.min_price !== null || keep.max_price !== null ? keep : remove
  return {
    property_type: [...new Set([...keep.property_type, ...remove.property_type])],
    operation: keep.operation ?? remove.operation,
    min_price: priced.min_price,
    max_price: priced.max_price,
    locations: uniqueTexts([...keep.locations, ...remove.locations]),
    bedrooms: keep.bedrooms ?? remove.bedrooms,
  }
}
