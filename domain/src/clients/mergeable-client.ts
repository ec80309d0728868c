import type { StoredClient } from './client-schema.ts'
import type { Preferences } from './preferences-schema.ts'

export interface MergeableClient extends StoredClient {
  id: string
  preferences: Preferences | null
}
