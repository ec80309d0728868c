import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../domain/src/database/index.ts'
import type { Account } from './accounts.ts'

export async function addNotifications(
  admin: SupabaseClient<Database>,
  { id }: Account,
  titles: readonly string[],
  newest = Date.now(),
): Promise<void> {
  const rows = titles.map((title, at) => ({
    user_id: id,
    title,
    message: `Mensaje de ${title}`,
    created_at: new Date(newest - (titles.length - 1 - at)).toISOString(),
  }))
  await admin.from('notifications').insert(rows).throwOnError()
}
