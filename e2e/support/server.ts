import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import type { Database } from '../../domain/src/database/index.ts'

/** The running product, as global-setup found or started it. */
export function serverUrl(): string {
  return variable('PREDIO_URL')
}

/** Where the server keeps its files, the outbox among them. */
export function dataFolder(): string {
  return variable('PREDIO_DATA_DIR')
}

/** May everything: to prepare what a screen would take long for, and to see what is really stored. */
export function admin(): SupabaseClient<Database> {
  return connect(variable('PREDIO_SECRET_KEY'))
}

/** A visitor's client that keeps its session to itself. */
export function visitor(): SupabaseClient<Database> {
  return connect(variable('PREDIO_PUBLISHABLE_KEY'))
}

function connect(key: string): SupabaseClient<Database> {
  return createClient<Database>(serverUrl(), key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket of its own.
    realtime: { transport: WebSocket as never },
  })
}

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} must be given together with PREDIO_URL`)
  return value
}
