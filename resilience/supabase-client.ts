import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import type { RunningServer } from '../test-support/server.ts'

/** This is an unmodified supabase-js. Node 20 has no WebSocket of its own, so the client gets one. */
export async function connectAs(
  { url, publishableKey }: Pick<RunningServer, 'url' | 'publishableKey'>,
  token: string,
): Promise<SupabaseClient> {
  const client = createClient(url, publishableKey, {
    accessToken: async () => token,
    realtime: { transport: WebSocket as never },
  })
  await client.realtime.setAuth()
  return client
}
