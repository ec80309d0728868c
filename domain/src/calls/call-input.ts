import type { MatchableListing, SearchingClient } from '../clients/index.ts'
import type { InteractionType } from '../interactions/index.ts'
import type { OpportunityStatus } from '../opportunities/index.ts'

export interface CallClient extends SearchingClient {
  id: string
  phone: string | null
  whatsapp: string | null
  created_at: string
}

export interface CallInteraction {
  client_id: string | null
  type: InteractionType
  scheduled_at: string | null
  created_at: string
  outcome: string | null
  property: { title: string } | null
}

export interface CallOpportunity {
  client_id: string | null
  status: OpportunityStatus
  stage: { name: string } | null
  property: { title: string } | null
}

export interface CallMessage {
  client_id: string | null
  sent_at: string
}

export interface CallInput<C extends CallClient = CallClient> {
  clients: readonly C[]
  interactions: readonly CallInteraction[]
  messages: readonly CallMessage[]
  opportunities: readonly CallOpportunity[]
  listings: readonly MatchableListing[]
}
