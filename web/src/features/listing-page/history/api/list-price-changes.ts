import type { Tables } from '@predio/domain/database'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

export type PriceChange = Omit<Tables<'property_price_changes'>, 'user_id' | 'property_id'>

/** PROP-28: the database stores at most this many changes for one property. */
const MAX_CHANGES = 100

async function listPriceChanges(propertyId: string, signal: AbortSignal): Promise<PriceChange[]> {
  const { data } = await supabase()
    .from('property_price_changes')
    .select('id, previous_price, previous_currency, price, currency, operation, changed_at')
    .eq('property_id', propertyId)
    .order('changed_at', { ascending: false })
    .order('id')
    .limit(MAX_CHANGES)
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** A read of the site may change the price of a copy, so the query key is below the key of the copies. */
function priceChangesQuery(userId: string, propertyId: string) {
  return queryOptions({
    queryKey: keyOf('local-properties', userId, 'prices', propertyId),
    queryFn: ({ signal }) => listPriceChanges(propertyId, signal),
  })
}

export function usePriceChanges(propertyId: string) {
  return useQuery(priceChangesQuery(useUser().id, propertyId))
}
