import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { prepareLogo } from '../prepare-logo.ts'

export interface Logo {
  key: string
  blob: Blob
}

async function readLogo(userId: string, signal: AbortSignal): Promise<Logo | null> {
  const { data } = await supabase()
    .from('user_settings')
    .select('logo_url')
    .eq('user_id', userId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data?.logo_url ? await fetchLogo(data.logo_url, signal) : null
}

async function fetchLogo(url: string, signal: AbortSignal): Promise<Logo> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`the logo answered ${response.status}`)
  return { key: url, blob: await prepareLogo(await response.blob()) }
}

export function logoQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('logo', userId),
    queryFn: ({ signal }) => readLogo(userId, signal),
    staleTime: Infinity,
  })
}

export function useLogo() {
  return useQuery(logoQuery(useUser().id))
}
