import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { deployment } from '../../../lib/deployment.ts'
import { fetchNotingLimits } from '../../../lib/retry-after.ts'

/**
 * Throws unless it is the account's password. Signing in is the only question about a password that every Supabase
 * answers: `current_password` is looked at only where the project's setting demands it. A client of its own asks, so
 * that the person's session stays as it is, and the session it gets ends at once.
 */
export async function checkPassword(email: string, password: string): Promise<void> {
  asking ??= createAsking()
  const { error } = await asking.signInWithPassword({ email, password })
  if (error) throw error
  await asking.signOut({ scope: 'local' })
}

/** One for all questions: supabase-js warns of a second client over the same storage. */
let asking: SupabaseClient['auth'] | undefined

function createAsking(): SupabaseClient['auth'] {
  const { supabaseUrl, supabaseKey } = deployment()
  return createClient(supabaseUrl, supabaseKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'predio.check',
    },
    global: { fetch: fetchNotingLimits },
  }).auth
}
