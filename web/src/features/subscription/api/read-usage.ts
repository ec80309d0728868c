import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const usageSchema = z.object({
  properties: z.number(),
  documents: z.number(),
  storage_bytes: z.number(),
})

export type Usage = z.infer<typeof usageSchema>

async function readUsage(): Promise<Usage> {
  const { data } = await supabase().rpc('usage').throwOnError()
  return usageSchema.parse(data)
}

function usageQuery(userId: string) {
  return queryOptions({ queryKey: keyOf('usage', userId), queryFn: readUsage, staleTime: 0 })
}

export function useUsage() {
  return useQuery(usageQuery(useUser().id))
}
