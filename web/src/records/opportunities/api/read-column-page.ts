import { pageOf, viewQuery } from '../../../capabilities/views/api/select-rows.ts'
import { dayOf, type BoardColumn, type BoardScope } from './board-column.ts'
import { selectOpportunities } from './list-opportunities.ts'
import { MOVED_LAST_FIRST, type OpportunityRow } from './opportunity-row.ts'

/** SAVE-16: the next page begins after the last card's key, because cards above it may be added or removed. */
export async function readColumnPage(
  { id, cards }: Pick<BoardColumn, 'id' | 'cards'>,
  scope: BoardScope,
  size: number,
  signal: AbortSignal,
): Promise<OpportunityRow[]> {
  const { tests } = viewQuery('opportunities', scope.view, dayOf(scope))
  const ofColumn = [...tests, [[{ column: 'stage_id', is: 'in', values: [id] } as const]]]
  const page = pageOf(ofColumn, MOVED_LAST_FIRST, cards.at(-1) ?? null, size)
  const { data } = await selectOpportunities(page).abortSignal(signal).throwOnError()
  return data
}
