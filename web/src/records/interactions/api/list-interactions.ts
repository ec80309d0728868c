import { viewList } from '../../../capabilities/views/api/view-list.ts'
import { supabase } from '../../../lib/supabase.ts'
import { INTERACTION_COLUMNS, INTERACTION_ORDER, type InteractionRow } from './interaction-row.ts'

export const LISTED_INTERACTION = `${INTERACTION_COLUMNS}, created_at` as const

/** The time of recording is read, too, because a view may sort by it. */
export const INTERACTIONS = viewList<InteractionRow & { created_at: string }>({
  entity: 'interactions',
  usual: INTERACTION_ORDER,
  select: (page) => supabase().rpc('list_interactions', page).select(LISTED_INTERACTION),
  of: (userId) =>
    supabase().from('interaction_rows').select(LISTED_INTERACTION).eq('user_id', userId),
})
