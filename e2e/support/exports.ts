import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { unzipSync } from 'fflate'
import { parseCsv } from '../../domain/src/csv/index.ts'
import type { Database } from '../../domain/src/database/index.ts'

/** The saved keys are not exported (EXPORT-08). */
type Table = Exclude<keyof Database['public']['Tables'], 'user_secrets'>

const FILES: Record<Table, string> = {
  profiles: 'perfil',
  user_settings: 'configuracion',
  subscriptions: 'suscripcion',
  subscription_plans: 'catalogo-planes',
  properties: 'propiedades',
  property_clients: 'propiedades-clientes',
  property_price_changes: 'propiedades-precios',
  clients: 'clientes',
  client_preferences: 'clientes-preferencias',
  client_consents: 'clientes-consentimientos',
  client_erasures: 'clientes-borrados',
  privacy_notices: 'avisos-de-privacidad',
  opportunity_stages: 'catalogo-etapas',
  opportunities: 'oportunidades',
  opportunity_stage_changes: 'oportunidades-etapas',
  tasks: 'tareas',
  interactions: 'interacciones',
  follow_up_plans: 'planes-seguimiento',
  follow_up_runs: 'planes-seguimiento-clientes',
  whatsapp_messages: 'mensajes-whatsapp',
  sales_scripts: 'guiones',
  documents: 'documentos',
  document_versions: 'documentos-versiones',
  document_history: 'documentos-historial',
  document_templates: 'plantillas',
  document_shares: 'documentos-enlaces',
  selections: 'selecciones',
  selection_items: 'selecciones-propiedades',
  selection_view_days: 'selecciones-vistas',
  owner_reports: 'reportes-propietarios',
  document_ai_history: 'documentos-ia',
  prospects: 'prospectos',
  prospect_sources: 'prospectos-fuentes',
  professionals: 'directorio',
  professional_jobs: 'directorio-trabajos',
  chat_interactions: 'conversaciones',
  valuations: 'estimaciones',
  bulk_actions: 'acciones-con-muchos',
  bulk_packets: 'acciones-con-muchos-paquetes',
  saved_views: 'vistas',
  push_subscriptions: 'notificaciones-dispositivos',
  agent_sites: 'sitio',
  agent_site_names: 'sitio-nombres',
  agent_site_visits: 'sitio-visitas',
  withdrawn_listings: 'sitio-retiradas',
  notifications: 'notificaciones',
  notification_preferences: 'notificaciones-preferencias',
}

const SHARED_TABLES: ReadonlySet<Table> = new Set(['subscription_plans', 'opportunity_stages'])

interface Exported {
  name: string
  files: Record<string, Uint8Array>
  readme: string
}

export async function startExport(page: Page): Promise<Exported> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Exportar (todo|otra vez)$/ }).click()
  const file = await download
  const files = unzipSync(await readFile(await file.path()))
  return { name: file.suggestedFilename(), files, readme: textOf(files['LEEME.txt']) }
}

export function countRows({ files }: Exported): Record<string, [json: number, csv: number]> {
  return Object.fromEntries(
    Object.entries(FILES).map(([table, file]) => {
      const rows = JSON.parse(textOf(files[`datos/${file}.json`])) as unknown[]
      const lines = parseCsv(textOf(files[`datos/${file}.csv`]), ',').length
      return [table, [rows.length, lines - 1]]
    }),
  )
}

export async function countInDatabase(
  api: SupabaseClient<Database>,
  userId: string,
): Promise<Record<string, [number, number]>> {
  const counts: Record<string, [number, number]> = {}
  for (const table of Object.keys(FILES) as Table[]) {
    const rows = (api as SupabaseClient).from(table).select('id', { count: 'exact', head: true })
    const owner = table === 'profiles' ? 'id' : 'user_id'
    const { count, error } = await (SHARED_TABLES.has(table) ? rows : rows.eq(owner, userId))
    expect(error, table).toBeNull()
    counts[table] = [count ?? 0, count ?? 0]
  }
  return counts
}

export function storedFiles({ files }: Exported): string[] {
  return Object.keys(files)
    .filter((name) => name.startsWith('archivos/'))
    .toSorted()
}

export function expectNowhere({ files }: Exported, secret: string): void {
  for (const [name, bytes] of Object.entries(files)) {
    expect(Buffer.from(bytes).includes(secret), `${secret} in ${name}`).toBe(false)
  }
}

function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes)
}
