import { OPEN_TASK_STATUSES, type TaskStatus } from '@predio/domain/tasks'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { RelatedDocument } from '../../../records/documents/api/list-related.ts'
import { RUN_COLUMNS, withSteps, type RunRow } from '../../../records/follow-ups/api/plan-row.ts'
import type { RelatedValuation } from '../../../records/valuations/api/list-related.ts'
import {
  CLIENT_SELECTION_COLUMNS,
  type ClientSelection,
} from '../../../records/selections/api/selection-row.ts'
import { CONSENT_COLUMNS, type ConsentRow } from '../../../records/privacy/api/consents.ts'
import { RECORD_COLUMNS, type ClientRecord } from '../../../records/clients/api/read-client.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const MAX_ROWS = 100

const COLUMNS = `${RECORD_COLUMNS}, is_example,
  property_clients(id, relationship_type, status, property:properties(id, title, wordpress_id, location)),
  opportunities(id, type, expected_amount, stage:opportunity_stages(name, color), property:properties(title)),
  tasks(id, title, status, due_date, message, property_id),
  documents(id, name, category, status, last_edited_at),
  valuations(id, title, estimated_value, created_at),
  client_consents(${CONSENT_COLUMNS}),
  selections(${CLIENT_SELECTION_COLUMNS}),
  owner_reports(expires_at, revoked_at),
  follow_up_runs(${RUN_COLUMNS})` as const

interface Titled {
  title: string
}

export interface ClientPageData extends ClientRecord {
  is_example: boolean
  property_clients: {
    id: string
    relationship_type: string
    status: string
    property: (Titled & { id: string; wordpress_id: number | null; location: string | null }) | null
  }[]
  opportunities: {
    id: string
    type: string
    expected_amount: number | null
    stage: { name: string; color: string } | null
    property: Titled | null
  }[]
  tasks: (Titled & {
    id: string
    status: TaskStatus
    due_date: string | null
    message: string | null
    property_id: string | null
  })[]
  documents: RelatedDocument[]
  valuations: RelatedValuation[]
  client_consents: ConsentRow[]
  selections: ClientSelection[]
  owner_reports: { expires_at: string; revoked_at: string | null }[]
  follow_up_runs: RunRow[]
}

/** CLIENT-25: the history of the client is read at the same time. */
async function readClientPage(
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<ClientPageData | null> {
  const newest = { ascending: false }
  const { data } = await supabase()
    .from('clients')
    .select(COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .in('tasks.status', OPEN_TASK_STATUSES)
    .neq('follow_up_runs.state', 'ended')
    .order('created_at', { ...newest, referencedTable: 'property_clients' })
    .order('created_at', { ...newest, referencedTable: 'opportunities' })
    .order('due_date', { nullsFirst: false, referencedTable: 'tasks' })
    .order('created_at', { ...newest, referencedTable: 'documents' })
    .order('created_at', { ...newest, referencedTable: 'valuations' })
    .limit(MAX_ROWS, { referencedTable: 'property_clients' })
    .limit(MAX_ROWS, { referencedTable: 'opportunities' })
    .limit(MAX_ROWS, { referencedTable: 'tasks' })
    .limit(MAX_ROWS, { referencedTable: 'documents' })
    .limit(MAX_ROWS, { referencedTable: 'valuations' })
    .order('given_at', { ...newest, referencedTable: 'client_consents' })
    .limit(MAX_ROWS, { referencedTable: 'client_consents' })
    .order('created_at', { ...newest, referencedTable: 'selections' })
    .limit(MAX_ROWS, { referencedTable: 'selections' })
    .limit(MAX_ROWS, { referencedTable: 'owner_reports' })
    .order('created_at', { ...newest, referencedTable: 'follow_up_runs' })
    .limit(MAX_ROWS, { referencedTable: 'follow_up_runs' })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data && { ...data, follow_up_runs: data.follow_up_runs.map(withSteps) }
}

export function useClientPage(id: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('client-page', userId, id),
    queryFn: ({ signal }) => readClientPage(userId, id, signal),
  })
}
