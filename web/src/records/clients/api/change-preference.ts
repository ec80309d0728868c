import type { TablesUpdate } from '@predio/domain/database'
import { changed } from '../../../lib/data/changed.ts'
import { supabase } from '../../../lib/supabase.ts'

type Change = Pick<TablesUpdate<'client_preferences'>, 'locations' | 'max_price'>

/** Only the changed preferences are written; a client without preferences gets a row with them. */
export async function changePreference(
  userId: string,
  clientId: string,
  change: Change,
): Promise<void> {
  await supabase()
    .from('client_preferences')
    .upsert(
      { ...change, client_id: clientId, user_id: userId },
      { onConflict: 'client_id,user_id' },
    )
    .throwOnError()
  void changed('client_preferences')
}
