import type { Tables } from '@predio/domain/database'
import { supabase } from '../../../lib/supabase.ts'

/** What lists leave out because it is long. */
export type LongTexts = Pick<Tables<'properties'>, 'description' | 'private_note'>

/** Of the agent's own row; null where there is none. */
export async function readTexts(
  propertyId: string,
  signal: AbortSignal,
): Promise<LongTexts | null> {
  const { data } = await supabase()
    .from('properties')
    .select('description, private_note')
    .eq('id', propertyId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}
