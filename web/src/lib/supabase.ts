import type { Database } from '@predio/domain/database'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Deployment } from './deployment.ts'

let client: SupabaseClient<Database> | undefined

export function connectSupabase({ supabaseUrl, supabaseKey }: Deployment): void {
  client = createClient<Database>(supabaseUrl, supabaseKey)
}

/** The one client; the app connects it before anything is shown. */
export function supabase(): SupabaseClient<Database> {
  if (!client) throw new Error('supabase is not connected yet')
  return client
}
