import type { ClientIdentity, ClientStatus, ClientType } from './client.ts'
import type { Preferences } from './preferences-schema.ts'

/** All that a client holds, as a merge weighs it. */
export interface MergeableClient extends ClientIdentity {
  id: string
  type: ClientType
  needs_review: boolean
  address: string | null
  notes: string | null
  tags: readonly string[]
  status: ClientStatus
  source: string | null
  budget_min: number | null
  budget_max: number | null
  preferences: Preferences | null
}
