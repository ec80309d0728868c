import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { deployment } from './deployment.ts'
import { recordLinkState } from './link-state.ts'
import { fetchRecordingRetryAfter } from './retry-after.ts'
import { CLIENT_HEADERS } from './supabase.ts'

let client: SupabaseClient['auth'] | undefined

/**
 * Asks the server something that opens a session, without touching the one of this device: nothing of it is stored, and other tabs do
 * not hear of it. One for all questions: supabase-js warns of a second client over the same storage.
 */
export function oneOffAuth(): SupabaseClient['auth'] {
  const { supabaseUrl, supabaseKey } = deployment()
  client ??= createClient(supabaseUrl, supabaseKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'predio.one-off',
    },
    global: { headers: CLIENT_HEADERS, fetch: recordLinkState(fetchRecordingRetryAfter) },
  }).auth
  return client
}
