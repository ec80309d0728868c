import type { Tables } from '@predio/domain/database'
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { supabase } from '../../../lib/supabase.ts'

export type LongTexts = Pick<Tables<'properties'>, 'description' | 'private_note'>

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

export function longTextsQuery(userId: string, propertyId: string, version: string | undefined) {
  return queryOptions({
    queryKey: keyOf('property-description', userId, propertyId, version),
    queryFn: ({ signal }) => readTexts(propertyId, signal),
  })
}
