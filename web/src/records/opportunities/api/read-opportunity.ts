import { supabase } from '../../../lib/supabase.ts'
import { ROW_COLUMNS, type OpportunityRow } from './opportunity-row.ts'

export async function readOpportunity(userId: string, id: string): Promise<OpportunityRow | null> {
  const { data } = await supabase()
    .from('opportunity_rows')
    .select(ROW_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data
}
