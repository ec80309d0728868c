import {
  CLIENT_COLUMNS,
  PREFERENCE_COLUMNS,
  type Preferences,
  type StoredClient,
} from '@predio/domain/clients'
import { useQuery } from '@tanstack/react-query'
import { columnList } from '../../../lib/columns.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { recordKind } from '../../../lib/save-record.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

export interface ClientRecord extends StoredClient {
  id: string
  preferences: Preferences | null
  created_at: string
  updated_at: string
}

export const PREFERENCES =
  `preferences:client_preferences(${columnList(...PREFERENCE_COLUMNS)})` as const

export const RECORD_COLUMNS = columnList(
  'id',
  ...CLIENT_COLUMNS,
  'needs_review',
  'created_at',
  'updated_at',
  PREFERENCES,
)

export const clients = recordKind({
  table: 'clients',
  select: () => supabase().from('clients').select(RECORD_COLUMNS),
  toRow: (row): ClientRecord => row,
  changes: ['client_preferences'],
})

export const readClient = clients.read

export async function readClients(
  userId: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ClientRecord[]> {
  const { data } = await supabase()
    .from('clients')
    .select(RECORD_COLUMNS)
    .in('id', ids)
    .eq('user_id', userId)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export function useClientRecord(id: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('clients', userId, 'record', id),
    queryFn: () => readClient(userId, id),
    // A merge and a form must begin with the stored version, so a cached one is never fresh.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
