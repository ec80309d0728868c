import { supabase } from '../../../lib/supabase.ts'

/** Of the agent's own copy. */
export async function readDescription(
  propertyId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const { data } = await supabase()
    .from('properties')
    .select('description')
    .eq('id', propertyId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data?.description ?? null
}
