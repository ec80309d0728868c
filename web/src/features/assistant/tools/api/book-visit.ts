import { type ProposalOf, visitRecords } from '@predio/domain/assistant'
import { interactionSchema } from '@predio/domain/interactions'
import { taskSchema } from '@predio/domain/tasks'
import { NotVerified } from '../../../../lib/save-row.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { ensureLocalProperty } from '../../../../records/listings/store/api/ensure-local-property.ts'
import { changed } from '../../../../lib/data/changed.ts'

/** AST-63: one transaction writes the visit and its task; a trigger writes the notification. */
export async function bookVisit(
  proposal: ProposalOf<'book_visit'>,
  ids: { record: string; task: string },
): Promise<void> {
  const propertyId = await ensureLocalProperty(proposal.property)
  const records = visitRecords(proposal, propertyId)
  const visit = interactionSchema.parse(records.interaction)
  const task = taskSchema.parse(records.task)
  const { data } = await supabase()
    .rpc('book_visit', {
      visit_id: ids.record,
      task_id: ids.task,
      client_id: visit.client_id,
      property_id: propertyId,
      scheduled_at: proposal.at.toISOString(),
      subject: visit.subject,
      task_title: task.title,
      ...(visit.description !== null && { notes: visit.description }),
    })
    .throwOnError()
  if (data !== ids.record) throw new NotVerified()
  void changed('interactions', 'tasks')
}
