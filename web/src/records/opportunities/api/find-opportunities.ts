import { selectOpportunities } from './list-opportunities.ts'
import type { OpportunityRow } from './opportunity-row.ts'

/** The open opportunities whose client or property is named, the one moved last first. */
export async function findOpportunities(
  userId: string,
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<OpportunityRow[]> {
  const { data } = await selectOpportunities(userId, [
    [[{ column: 'search', is: 'says', text }]],
    [[{ column: 'status', is: 'in', values: ['open'] }]],
  ])
    .order('stage_changed_at', { ascending: false })
    .order('id')
    .limit(limit)
    .abortSignal(signal)
    .throwOnError()
  return data
}
