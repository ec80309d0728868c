import { supabase } from '../../../lib/supabase.ts'
import { VALUATION_COLUMNS, type ValuationRow } from './valuation-row.ts'

/** Null where it is gone. */
export async function readValuation(
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<ValuationRow | null> {
  const { data } = await supabase()
    .from('valuations')
    .select(VALUATION_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}
