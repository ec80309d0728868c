import { pageOf } from '../../../capabilities/views/api/select-rows.ts'
import { selectOpportunities } from './list-opportunities.ts'
import { MOVED_LAST_FIRST, type OpportunityRow } from './opportunity-row.ts'

export async function findOpportunities(
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<OpportunityRow[]> {
  const tests = [
    [[{ column: 'search', is: 'says', text }]],
    [[{ column: 'status', is: 'in', values: ['open'] }]],
  ] as const
  const { data } = await selectOpportunities(pageOf(tests, MOVED_LAST_FIRST, null, limit))
    .abortSignal(signal)
    .throwOnError()
  return data
}
