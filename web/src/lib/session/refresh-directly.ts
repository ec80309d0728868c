import type { Session } from '@supabase/supabase-js'
import { deployment } from '../deployment.ts'
import { CLIENT_HEADERS, supabase } from '../supabase.ts'

/**
 * A refresh that supabase-js does not send: for a minute after one failed without a connection it gives the same answer
 * again, also when the connection is back, and everything would be sent as if nobody were signed in.
 */
export async function refreshDirectly(refreshToken: string): Promise<Session | null> {
  const { supabaseUrl, supabaseKey } = deployment()
  const response = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { ...CLIENT_HEADERS, apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  })
  if (!response.ok) return null
  const { access_token, refresh_token } = (await response.json()) as Session
  const { data } = await supabase().auth.setSession({ access_token, refresh_token })
  return data.session
}
