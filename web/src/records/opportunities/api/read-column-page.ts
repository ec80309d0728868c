import { searchPatterns } from '../../../lib/search-patterns.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ROW_COLUMNS, type OpportunityRow } from './opportunity-row.ts'
import type { BoardColumn, BoardFilters } from './board-column.ts'

/** What follows the last card of a column, in the board's order: by key, since cards come and go above it. */
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
  const last = cards.at(-1)
  if (last) {
    const since = `"${last.stage_changed_at}"`
    query = query.or(
      `stage_changed_at.lt.${since},and(stage_changed_at.eq.${since},id.gt.${last.id})`,
    )
  }
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  if (type !== 'all') query = query.eq('type', type)
  const { data } = await query
    .order('stage_changed_at', { ascending: false })
    .order('id')
    .limit(size)
    .abortSignal(signal)
    .throwOnError()
  return data
}
