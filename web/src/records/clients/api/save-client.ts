import { NO_PREFERENCES, type ClientValues, type Preferences } from '@predio/domain/clients'
import { changed } from '../../../lib/data/changed.ts'
import { holdsValues, sameValue } from '../../../lib/holds-values.ts'
import type { RecordToSave } from '../../../lib/save-record.ts'
import { saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { readClient, type ClientRecord } from './read-client.ts'

export interface ClientToSave {
  client: ClientValues
  preferences: Preferences | null
}

/** CLIENT-10: one transaction saves the client and its preferences. */
export async function saveClient(
  userId: string,
  { id, values: { client, preferences }, base }: RecordToSave<ClientToSave>,
): Promise<Saved<ClientRecord>> {
  try {
    return await saveRow<ClientRecord>({
      isNew: !base,
      write: async () => {
        const { data } = await supabase()
          .rpc('save_client', {
            record_id: id,
            client,
            ...(preferences && { preferences }),
            ...(base && { seen: base.updated_at }),
          })
          .throwOnError()
        return data
      },
      read: (isLastTry) => readClient(userId, id, isLastTry),
      isSame: ({ preferences: stored, ...row }) =>
        holdsValues(row, client) &&
        sameValue(stored ?? NO_PREFERENCES, preferences ?? NO_PREFERENCES),
    })
  } finally {
    void changed('clients', 'client_preferences')
  }
}

export function useSaveClient() {
  const { id: userId } = useUser()
  return (record: RecordToSave<ClientToSave>) => saveClient(userId, record)
}
