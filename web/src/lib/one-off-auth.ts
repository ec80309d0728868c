import type { GoTrueClient } from '@supabase/auth-js'
import { deployment } from './deployment.ts'
import { recordLinkState } from './link-state.ts'
import { fetchRecordingRetryAfter } from './retry-after.ts'
import { createAuth } from './supabase.ts'

let client: GoTrueClient | undefined

/**
 * An auth client that neither uses nor changes the session of this device, so that other tabs do not notice its requests. There is only
 * one, because auth-js warns of two over the same storage.
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
