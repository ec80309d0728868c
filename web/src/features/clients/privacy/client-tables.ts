import type { RowFilter } from '../../../capabilities/exports/api/read-rows.ts'
import type { TableName } from '../../../capabilities/exports/tables.ts'

interface ClientTable {
  name: TableName
  filters: RowFilter[]
}

/** PRIV-20: the database functions `count_client_data` and `erase_client` use the same rows. */
export function clientTables(clientId: string): ClientTable[] {
  const own: RowFilter = { equal: { client_id: clientId } }
  const of = (table: TableName): RowFilter => ({
    related: { table, column: 'client_id', value: clientId },
  })
  /** A record that names no client belongs to the client of its opportunity. */
  const ofDeal: RowFilter = { equal: { client_id: null }, ...of('opportunities') }
  return [
    { name: 'clients', filters: [{ equal: { id: clientId } }] },
    { name: 'client_preferences', filters: [own] },
    { name: 'client_consents', filters: [own] },
    { name: 'privacy_notices', filters: [of('client_consents')] },
    { name: 'property_clients', filters: [own] },
    { name: 'opportunities', filters: [own] },
    { name: 'opportunity_stage_changes', filters: [of('opportunities')] },
    { name: 'tasks', filters: [own] },
    { name: 'interactions', filters: [own, ofDeal] },
    { name: 'follow_up_runs', filters: [own] },
    { name: 'whatsapp_messages', filters: [own, ofDeal] },
    { name: 'selections', filters: [own] },
    { name: 'selection_items', filters: [of('selections')] },
    { name: 'owner_reports', filters: [own] },
    { name: 'valuations', filters: [own] },
    { name: 'prospects', filters: [own] },
    { name: 'documents', filters: [own] },
    { name: 'document_versions', filters: [of('documents')] },
    { name: 'document_history', filters: [of('documents')] },
    { name: 'document_shares', filters: [{ equal: { shared_with: clientId } }] },
  ]
}
