import type { GoTrueClient } from '@supabase/auth-js'
import { deployment } from './deployment.ts'
import { recordLinkState } from './link-state.ts'
import { fetchRecordingRetryAfter } from './retry-after.ts'
import { createAuth } from './supabase.ts'

let client: GoTrueClient | undefined

/**
 * Asks the server something that opens a session, without touching the one of this device: nothing of it is stored, and other tabs do
 * not hear of it. One for all questions: the client warns of a second one over the same storage.
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
