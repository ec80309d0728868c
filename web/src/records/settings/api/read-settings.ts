import type { CallSettings } from '@predio/domain/calls'
import type { Tables } from '@predio/domain/database'
import { PostgrestError } from '@supabase/postgrest-js'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ColumnsOf } from '../../../lib/columns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { lastSeen } from '../../../lib/data/last-seen.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export const SETTINGS_COLUMNS =
  'id, wordpress_url, wordpress_endpoint, wordpress_field_mapping, has_site_key, has_ai_key, hides_first_steps, has_examples, call_visit_days, call_offer_days, call_listing_days, call_new_days, call_quiet_days, call_client_types, call_daily_target'

export type Settings = Omit<
  Pick<Tables<'user_settings'>, ColumnsOf<typeof SETTINGS_COLUMNS>>,
  keyof CallSettings
> &
  CallSettings

export class SettingsNotCreated extends Error {
  override name = 'SettingsNotCreated'
}

async function readSettings(userId: string): Promise<Settings> {
  return (await findSettings(userId)) ?? (await createSettings(userId))
}

async function findSettings(userId: string): Promise<Settings | null> {
  const { data } = await supabase()
    .from('user_settings')
    .select(SETTINGS_COLUMNS)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data
}

/** If two tabs find no settings, the second one reads the row that the first has created. */
async function createSettings(userId: string): Promise<Settings> {
  const now = new Date().toISOString()
  try {
    const { data } = await supabase()
      .from('user_settings')
      .upsert(
        { user_id: userId, created_at: now, updated_at: now },
        { onConflict: 'user_id', ignoreDuplicates: true },
      )
      .select(SETTINGS_COLUMNS)
      .maybeSingle()
      .throwOnError()
    if (data) return data
  } catch (cause) {
    throw new SettingsNotCreated('the empty settings could not be created', { cause })
  }
  const created = await findSettings(userId)
  if (!created) throw new SettingsNotCreated('no settings after creating them')
  return created
}

export function settingsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('settings', userId),
    queryFn: () => readSettings(userId),
    ...lastSeen<Settings>(userId, 'settings'),
  })
}

export function useSettings() {
  return useQuery(settingsQuery(useUser().id))
}

/** Tells whether the session is invalid, in which case a reload would not help. */
export function asksToSignIn(error: unknown): boolean {
  return error instanceof PostgrestError && /^PGRST30\d$|^42501$/.test(error.code)
}
