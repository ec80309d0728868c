import { COLUMNS, type Database, type Tables } from '@predio/domain/database'
import { MAX_ROWS } from '../../lib/read-all.ts'

/** EXPORT-08: the agent's saved keys are not exported; only the function `secrets` reads them. */
export type TableName = Exclude<keyof Database['public']['Tables'], 'user_secrets'>

interface TableRule<Name extends TableName> {
  file: string
  owner: 'user_id' | 'id' | null
  /** Columns that are left out; all others are exported, also those that later releases add. */
  without?: readonly (keyof Tables<Name>)[]
  addresses?: readonly (keyof Tables<Name>)[]
  page?: number
}

/** EXPORT-07: a table without a rule does not compile, so that none is forgotten. */
type TableRules = { [Name in TableName]: TableRule<Name> }

const RULES: TableRules = {
  profiles: { file: 'perfil', owner: 'id' },
  user_settings: {
    file: 'configuracion',
    owner: 'user_id',
    addresses: ['wordpress_url', 'wordpress_endpoint'],
  },
  subscriptions: { file: 'suscripcion', owner: 'user_id' },
  subscription_plans: { file: 'catalogo-planes', owner: null },
  properties: { file: 'propiedades', owner: 'user_id', without: ['search'] },
  property_clients: { file: 'propiedades-clientes', owner: 'user_id' },
  property_price_changes: { file: 'propiedades-precios', owner: 'user_id' },
  clients: { file: 'clientes', owner: 'user_id', without: ['search'] },
  client_preferences: { file: 'clientes-preferencias', owner: 'user_id' },
  client_consents: { file: 'clientes-consentimientos', owner: 'user_id' },
  client_erasures: { file: 'clientes-borrados', owner: 'user_id' },
  privacy_notices: { file: 'avisos-de-privacidad', owner: 'user_id', page: 100 },
  opportunity_stages: { file: 'catalogo-etapas', owner: null },
  opportunities: { file: 'oportunidades', owner: 'user_id' },
  opportunity_stage_changes: { file: 'oportunidades-etapas', owner: 'user_id' },
  tasks: { file: 'tareas', owner: 'user_id' },
  interactions: { file: 'interacciones', owner: 'user_id' },
  follow_up_plans: { file: 'planes-seguimiento', owner: 'user_id' },
  follow_up_runs: { file: 'planes-seguimiento-clientes', owner: 'user_id' },
  whatsapp_messages: { file: 'mensajes-whatsapp', owner: 'user_id' },
  sales_scripts: { file: 'guiones', owner: 'user_id' },
  documents: { file: 'documentos', owner: 'user_id', without: ['search'], page: 100 },
  document_versions: { file: 'documentos-versiones', owner: 'user_id', page: 100 },
  document_history: { file: 'documentos-historial', owner: 'user_id' },
  document_templates: { file: 'plantillas', owner: 'user_id', page: 100 },
  document_shares: {
    file: 'documentos-enlaces',
    owner: 'user_id',
    without: ['token_hash'],
  },
  selections: {
    file: 'selecciones',
    owner: 'user_id',
    without: ['token_hash'],
  },
  selection_items: { file: 'selecciones-propiedades', owner: 'user_id', page: 100 },
  selection_view_days: { file: 'selecciones-vistas', owner: 'user_id' },
  owner_reports: {
    file: 'reportes-propietarios',
    owner: 'user_id',
    without: ['token_hash'],
    page: 100,
  },
  document_ai_history: { file: 'documentos-ia', owner: 'user_id', page: 100 },
  prospects: { file: 'prospectos', owner: 'user_id', page: 200 },
  prospect_sources: { file: 'prospectos-fuentes', owner: 'user_id' },
  professionals: { file: 'directorio', owner: 'user_id', without: ['search'] },
  professional_jobs: { file: 'directorio-trabajos', owner: 'user_id' },
  chat_interactions: { file: 'conversaciones', owner: 'user_id', page: 50 },
  valuations: { file: 'estimaciones', owner: 'user_id' },
  bulk_actions: { file: 'acciones-con-muchos', owner: 'user_id', page: 20 },
  bulk_packets: { file: 'acciones-con-muchos-paquetes', owner: 'user_id', page: 20 },
  saved_views: { file: 'vistas', owner: 'user_id' },
  push_subscriptions: {
    file: 'notificaciones-dispositivos',
    owner: 'user_id',
    // Anybody who has these columns can show notifications on the device.
    without: ['endpoint', 'p256dh', 'auth', 'session_id'],
  },
  agent_sites: { file: 'sitio', owner: 'user_id' },
  agent_site_names: { file: 'sitio-nombres', owner: 'user_id' },
  agent_site_visits: { file: 'sitio-visitas', owner: 'user_id' },
  withdrawn_listings: { file: 'sitio-retiradas', owner: 'user_id' },
  notifications: { file: 'notificaciones', owner: 'user_id' },
  notification_preferences: { file: 'notificaciones-preferencias', owner: 'user_id' },
}

export interface ExportedTable {
  name: TableName
  file: string
  owner: 'user_id' | 'id' | null
  headings: readonly string[]
  without: readonly string[]
  addresses: readonly string[]
  page: number
}

export const TABLES: readonly ExportedTable[] = (Object.keys(RULES) as TableName[]).map((name) => {
  const { file, owner, without = [], addresses = [], page = MAX_ROWS } = RULES[name]
  const hidden = new Set<string>(without)
  const headings = COLUMNS[name].filter((column: string) => !hidden.has(column))
  return { name, file, owner, headings, without, addresses, page }
})

export function tableOf(name: TableName): ExportedTable {
  const table = TABLES.find((each) => each.name === name)
  if (!table) throw new Error(`no exported table ${name}`)
  return table
}
