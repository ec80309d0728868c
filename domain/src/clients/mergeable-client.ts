import type { StoredClient } from './client-schema.ts'
import type { Preferences } from './preferences-schema.ts'

/** All that a client holds, as a merge weighs it. */
export interface MergeableClient extends Omit<StoredClient, 'tags'> {
  id: string
  tags: readonly string[]
  preferences: Preferences | null
}
