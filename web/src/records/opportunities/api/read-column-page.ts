import { pageAfter, type Order } from '../../../lib/data/keyset.ts'
import { viewQuery } from '../../views/api/select-rows.ts'
import { dayOf, type BoardColumn, type BoardScope } from './board-column.ts'
import { selectOpportunities } from './list-opportunities.ts'
import type { OpportunityRow } from './opportunity-row.ts'

const ORDER: Order<OpportunityRow> = [
  { column: 'stage_changed_at', ascending: false },
  { column: 'id', ascending: true },
]

/** The cards after the last one of a column, by key because cards above may be added or removed (SAVE-16). */
export async function readColumnPage(
  userId: string,
  { id, cards }: Pick<BoardColumn, 'id' | 'cards'>,
  scope: BoardScope,
  size: number,
  signal: AbortSignal,
): Promise<OpportunityRow[]> {
  const { tests } = viewQuery('opportunities', scope.view, dayOf(scope))
  const query = selectOpportunities(userId, tests).eq('stage_id', id)
  const { data } = await pageAfter(query, ORDER, cards.at(-1) ?? null, size)
    .abortSignal(signal)
    .throwOnError()
  return data
}
