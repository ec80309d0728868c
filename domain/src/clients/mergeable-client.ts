import type { StoredClient } from './client-schema.ts'
import type { Preferences } from './preferences-schema.ts'

/** The values of a client that a merge considers. */
export interface MergeableClient extends StoredClient {
  id: string
  preferences: Preferences | null
}
