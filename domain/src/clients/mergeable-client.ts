import type { StoredClient } from './client-schema.ts'
import type { Preferences } from './preferences-schema.ts'

/** The values of a client that a merge considers. */
export interface MergeableClient extends Omit<StoredClient, 'tags'> {
  id: string
  tags: readonly string[]
  preferences: Preferences | null
}
