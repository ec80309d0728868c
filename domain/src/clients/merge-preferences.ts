import { mergeValues } from '../fields/index.ts'
import { PREFERENCE_FIELDS } from './fields.ts'
import type { Preferences } from './preferences-schema.ts'

/** MERGE-08: the price range is taken as a whole, from the remaining client if that client has one. */
export function mergePreferences(
  keep: Preferences | null,
  remove: Preferences | null,
): Preferences | null {
  if (!keep || !remove) return keep ?? remove
  const priced = keep.min_price !== null || keep.max_price !== null ? keep : remove
  return {
    ...mergeValues(PREFERENCE_FIELDS, keep, remove),
    min_price: priced.min_price,
    max_price: priced.max_price,
  }
}
