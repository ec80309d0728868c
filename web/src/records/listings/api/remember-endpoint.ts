import { queryClient } from '../../../lib/data/query-client.ts'
import { supabase } from '../../../lib/supabase.ts'
import { settingsQuery } from '../../settings/api/read-settings.ts'

export async function rememberEndpoint(userId: string, endpoint: string): Promise<void> {
  await supabase()
    .from('user_settings')
    .update({ wordpress_endpoint: endpoint })
    .eq('user_id', userId)
    .throwOnError()
  queryClient.setQueryData(settingsQuery(userId).queryKey, (settings) =>
    settings ? { ...settings, wordpress_endpoint: endpoint } : settings,
  )
}
