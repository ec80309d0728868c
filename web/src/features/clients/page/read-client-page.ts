import type { InteractionType } from '@predio/domain/interactions'
import type { TaskStatus } from '@predio/domain/tasks'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { RelatedDocument } from '../../../records/documents/api/list-related.ts'
import type { RelatedValuation } from '../../../records/valuations/api/list-related.ts'
import {
  CLIENT_SELECTION_COLUMNS,
  type ClientSelection,
} from '../../../records/selections/api/selection-row.ts'
import { RECORD_COLUMNS, type ClientRecord } from '../../../records/clients/api/read-client.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** The maximum of records of each kind on the page; the tabs of the CRM have all of them. */
const MAX_ROWS = 100

const COLUMNS = `${RECORD_COLUMNS}, is_example,
  property_clients(id, relationship_type, status, property:properties(id, title, wordpress_id, location)),
  opportunities(id, type, expected_amount, created_at, stage:opportunity_stages(name, color), property:properties(title)),
  tasks(id, title, status, due_date, completed_at),
  interactions(id, type, subject, description, scheduled_at, outcome, created_at, property:properties(title)),
  whatsapp_messages(id, content, direction, sent_at),
  documents(id, name, category, status, last_edited_at, created_at),
  valuations(id, title, estimated_value, created_at),
  selections(${CLIENT_SELECTION_COLUMNS})` as const

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
    created_at: string
    stage: { name: string; color: string } | null
    property: Titled | null
  }[]
  tasks: (Titled & {
    id: string
    status: TaskStatus
    due_date: string | null
    completed_at: string | null
  })[]
  interactions: {
    id: string
    type: InteractionType
    subject: string
    description: string | null
    scheduled_at: string | null
    outcome: string | null
    created_at: string
    property: Titled | null
  }[]
  whatsapp_messages: { id: string; content: string; direction: string; sent_at: string }[]
  documents: (RelatedDocument & { created_at: string })[]
  valuations: RelatedValuation[]
  selections: ClientSelection[]
}

/** Reads the whole page in one request (CLIENT-25). */
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
    .order('created_at', { ...newest, referencedTable: 'property_clients' })
    .order('created_at', { ...newest, referencedTable: 'opportunities' })
    .order('due_date', { nullsFirst: false, referencedTable: 'tasks' })
    .order('created_at', { ...newest, referencedTable: 'interactions' })
    .order('sent_at', { ...newest, referencedTable: 'whatsapp_messages' })
    .order('created_at', { ...newest, referencedTable: 'documents' })
    .order('created_at', { ...newest, referencedTable: 'valuations' })
    .limit(MAX_ROWS, { referencedTable: 'property_clients' })
    .limit(MAX_ROWS, { referencedTable: 'opportunities' })
    .limit(MAX_ROWS, { referencedTable: 'tasks' })
    .limit(MAX_ROWS, { referencedTable: 'interactions' })
    .limit(MAX_ROWS, { referencedTable: 'whatsapp_messages' })
    .limit(MAX_ROWS, { referencedTable: 'documents' })
    .limit(MAX_ROWS, { referencedTable: 'valuations' })
    .order('created_at', { ...newest, referencedTable: 'selections' })
    .limit(MAX_ROWS, { referencedTable: 'selections' })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}

export function useClientPage(id: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('client-page', userId, id),
    queryFn: ({ signal }) => readClientPage(userId, id, signal),
  })
}
