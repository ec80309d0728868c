import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../domain/src/database/index.ts'
import { FRIENDLY } from './site-stub/site-options.ts'

type Client = SupabaseClient<Database>

export async function saveKeys(
  client: Client,
  keys: { site?: string | null; ai?: string | null },
): Promise<void> {
  await askSecrets(client, { action: 'save', ...keys })
}

export async function askSecrets<T>(client: Client, body: object): Promise<T> {
  const { data, error } = await client.functions.invoke<T>('secrets', { body })
  if (error) throw error as Error
  return data as T
}

export async function connectSite(client: Client, userId: string, siteUrl: string): Promise<void> {
  await client
    .from('user_settings')
    .upsert(
      {
        user_id: userId,
        wordpress_url: siteUrl,
        wordpress_endpoint: '/wp-json/wp/v2/properties',
        hides_first_steps: true,
      },
      { onConflict: 'user_id' },
    )
    .throwOnError()
  await saveKeys(client, { site: FRIENDLY.key })
}
