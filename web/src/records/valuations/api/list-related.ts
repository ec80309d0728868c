import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { ValuationRow } from './valuation-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const MAX_ROWS = 50

export type RelatedValuation = Pick<ValuationRow, 'id' | 'title' | 'estimated_value' | 'created_at'>

async function listRelated(userId: string, propertyId: string): Promise<RelatedValuation[]> {
  const { data } = await supabase()
    .from('valuations')
    .select('id, title, estimated_value, created_at')
    .eq('user_id', userId)
    .eq('property_id', propertyId)
    .order('created_at', { ascending: false })
    .limit(MAX_ROWS)
    .throwOnError()
  return data
}

export function usePropertyValuations(propertyId: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('valuations', userId, 'related', propertyId),
    queryFn: () => listRelated(userId, propertyId),
  })
}
