import type { Services } from '../http/services.ts'
import type { Policies } from './channel/policies.ts'
import type { Rights } from './channel/rights.ts'
import type { Broadcasts } from './broadcast/broadcasts.ts'
import type { Catalogue } from './changes/catalogue.ts'
import type { Gate } from './changes/gate.ts'
import type { Subscriptions } from './changes/subscriptions.ts'
import type { Limits } from './limits.ts'
import type { Presences } from './presence/presences.ts'
import type { TokenBuckets } from './socket/token-buckets.ts'
import type { Topics } from './topics.ts'

export interface RealtimeContext {
  services: Services
  limits: Limits
  topics: Topics
  subscriptions: Subscriptions
  catalogue: Catalogue
  /** Checking filters costs queries, so when a crowd joins at once, all joins together get few connections and each person one. */
  joins: Gate
  policies: Policies
  rights: Rights
  checks: TokenBuckets
  deliveries: TokenBuckets
  broadcasts: Broadcasts
  presences: Presences
}
