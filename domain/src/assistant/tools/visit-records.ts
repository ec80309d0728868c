import { fullName } from '../../clients/index.ts'
import type { InteractionInput } from '../../interactions/index.ts'
import type { TaskInput } from '../../tasks/index.ts'
import { shorten } from '../../text/index.ts'
import { RECORD_TEXTS as say } from './messages.ts'
import type { ProposalOf } from './proposal.ts'

const MAX_TITLE = 200

export interface VisitRecords {
  interaction: InteractionInput
  task: TaskInput
}

/** AST-57: the property's id is the one of the agent's local copy. */
export function visitRecords(
  { property, client, at, notes }: ProposalOf<'book_visit'>,
  propertyId: string,
): VisitRecords {
  const moment = at.toISOString()
  const shared = { client_id: client.id, property_id: propertyId, description: notes }
  return {
    interaction: {
      ...shared,
      type: 'visit',
      subject: shorten(say.visitSubject(property.title), MAX_TITLE),
      scheduled_at: moment,
    },
    task: {
      ...shared,
      title: shorten(say.visitTask(property.title, fullName(client)), MAX_TITLE),
      due_date: moment,
    },
  }
}
