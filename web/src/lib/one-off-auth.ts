import type { GoTrueClient } from '@supabase/auth-js'
import { deployment } from './deployment.ts'
import { recordLinkState } from './link-state.ts'
import { fetchRecordingRetryAfter } from './retry-after.ts'
import { createAuth } from './supabase.ts'

let client: GoTrueClient | undefined

/**
 * The session of this device is not touched, and other tabs do not hear of it. All questions share one client, because two over the same
 * storage cause a warning.
 */
export function oneOffAuth(): GoTrueClient {
  client ??= createAuth(deployment(), {
    persistSession: false,
    autoRefreshToken: false,
    storageKey: 'predio.one-off',
    fetch: recordLinkState(fetchRecordingRetryAfter),
  })
  return client
}
