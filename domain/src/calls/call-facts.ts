import type { InteractionType } from '../interactions/index.ts'
import type { OpportunityStatus } from '../opportunities/index.ts'
import { shownTitle } from '../properties/index.ts'
import type { CallClient, CallInput } from './call-input.ts'

export interface CallFactsRow extends CallClient {
  is_example: boolean
  last_touch_at: string | null
  interactions: {
    type: InteractionType
    scheduled_at: string | null
    created_at: string
    outcome: string | null
    property_title: string | null
  }[]
  opportunities: {
    status: OpportunityStatus
    stage: string
    property_title: string | null
  }[]
}

type CallLists = Omit<CallInput<CallFactsRow>, 'listings'>

/** CALL-10: every kind of contact counts alike, so the last contact is passed as a message. */
export function toCallLists(rows: readonly CallFactsRow[]): CallLists {
  return {
    clients: rows,
    messages: rows.flatMap(({ id, last_touch_at }) =>
      last_touch_at === null ? [] : [{ client_id: id, sent_at: last_touch_at }],
    ),
    interactions: rows.flatMap(({ id, interactions }) =>
      interactions.map(({ property_title, ...interaction }) => ({
        ...interaction,
        client_id: id,
        property: named(property_title),
      })),
    ),
    opportunities: rows.flatMap(({ id, opportunities }) =>
      opportunities.map(({ status, stage, property_title }) => ({
        client_id: id,
        status,
        stage: { name: stage },
        property: named(property_title),
      })),
    ),
  }
}

function named(title: string | null): { title: string } | null {
  return title === null ? null : { title: shownTitle(title) }
}
