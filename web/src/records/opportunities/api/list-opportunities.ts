import type { ListPage } from '../../../capabilities/views/api/select-rows.ts'
import { viewList } from '../../../capabilities/views/api/view-list.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ROW_COLUMNS, type OpportunityRow } from './opportunity-row.ts'

export function selectOpportunities(page: ListPage) {
  return supabase().rpc('list_opportunities', page).select(ROW_COLUMNS)
}

export const OPPORTUNITIES = viewList<OpportunityRow>({
  entity: 'opportunities',
  usual: [
    { column: 'created_at', ascending: false },
    { column: 'id', ascending: true },
  ],
  select: selectOpportunities,
  of: (userId) => supabase().from('opportunity_rows').select(ROW_COLUMNS).eq('user_id', userId),
})
