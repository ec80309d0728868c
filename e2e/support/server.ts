import type { SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import type { Database } from '../../domain/src/database/index.ts'
import { Accounts } from '../../test-support/accounts.ts'

export function serverUrl(): string {
  return variable('PREDIO_URL')
}

export function dataFolder(): string {
  return variable('PREDIO_DATA_DIR')
}

export function accounts(): Accounts {
  return new Accounts(
    {
      url: serverUrl(),
      publishableKey: variable('PREDIO_PUBLISHABLE_KEY'),
      secretKey: variable('PREDIO_SECRET_KEY'),
    },
    WebSocket,
  )
}

export function admin(): SupabaseClient<Database> {
  return accounts().admin()
}

export function visitor(): SupabaseClient<Database> {
  return accounts().visitor()
}

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} must be given together with PREDIO_URL`)
  return value
}
