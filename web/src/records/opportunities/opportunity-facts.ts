import { OPPORTUNITY_FIELDS } from '@predio/domain/opportunities'
import type { FactKind } from '../../capabilities/facts/fact-kind.ts'
import type { OpportunityRow } from './api/opportunity-row.ts'
import { opportunities } from './api/save-opportunity.ts'
import { messages } from './messages.ts'

type OpportunityFacts = Pick<
  OpportunityRow,
  'id' | 'updated_at' | 'client_name' | 'probability' | 'expected_close_date'
>

/** FACT-01: the agent changes these facts of an opportunity in its row; the stage has a control of its own. */
export const opportunityFacts: FactKind<OpportunityFacts, 'probability' | 'expected_close_date'> = {
  fields: OPPORTUNITY_FIELDS,
  nameOf: ({ client_name }) => client_name ?? messages.noClient,
  texts: { ...messages, updated: messages.changed },
  update: opportunities.update,
}
