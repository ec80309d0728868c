import { searchPatterns } from '../../../lib/search-patterns.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ROW_COLUMNS, type OpportunityRow } from './opportunity-row.ts'
import type { BoardColumn, BoardFilters } from './board-column.ts'
import { pageAfter, type Order } from '../../../lib/data/keyset.ts'

const ORDER: Order<OpportunityRow> = [
  { column: 'stage_changed_at', ascending: false },
  { column: 'id', ascending: true },
]

/** The cards after the last one of a column, by key because cards above may be added or removed (SAVE-16). */
export async function readColumnPage(
  userId: string,
  { id, cards }: Pick<BoardColumn, 'id' | 'cards'>,
  { text, type }: BoardFilters,
  size: number,
  signal: AbortSignal,
): Promise<OpportunityRow[]> {
  let query = supabase()
    .from('opportunity_rows')
    .select(ROW_COLUMNS)
    .eq('user_id', userId)
    .eq('stage_id', id)
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  if (type !== 'all') query = query.eq('type', type)
  const { data } = await pageAfter(query, ORDER, cards.at(-1) ?? null, size)
    .abortSignal(signal)
    .throwOnError()
  return data
}
