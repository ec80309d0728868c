import { namesOf } from '../fields/index.ts'
import { CLIENT_FIELDS, PREFERENCE_FIELDS } from './fields.ts'
import type { Preferences } from './preferences-schema.ts'

export const CLIENT_COLUMNS = namesOf(CLIENT_FIELDS)
export const PREFERENCE_COLUMNS = namesOf(PREFERENCE_FIELDS)

/** The empty preferences as the schema returns them. Lists use this constant because they load no schemas. */
export const NO_PREFERENCES: Preferences = {
  property_type: [],
  operation: null,
  min_price: null,
  max_price: null,
  locations: [],
  bedrooms: null,
}
