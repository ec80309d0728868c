import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { columnList, qualifiedName } from '../list-tables.ts'
import { tableFolder, type Manifest, type ManifestTable } from '../manifest.ts'
import { readArchive } from '../read-archive.ts'

/** Migrations rewrite these columns on purpose, because they contain the wording of the delivered plans. */
const REWRITTEN: Record<string, readonly string[]> = {
  subscription_plans: ['features', 'updated_at'],
}

const secretOf = (name: string, owner = 'user_id') =>
  `(select plain_text from public.user_secrets as secret where secret.user_id = stored.${owner} and secret.name = '${name}')`

/** Migrations changed these columns on purpose. The SQL computes the old value from the new state. */
const CHANGED: Readonly<Record<string, Record<string, string>>> = {
  'public.profiles': { notice_token: secretOf('notice', 'id') },
  // Archives of a release contain no deletions that could be undone.
  'private.deleted_records': {
    stage_changes: 'null',
    interaction_ids: 'null',
    message_ids: 'null',
  },
  // Bulk deletion can be undone, so its quota is larger.
  'private.quotas': {
    value: `case name when 'deleted_records' then 500 when 'deleted_records_bytes' then 33554432 else value end`,
  },
  'public.user_settings': {
    wordpress_api_key: secretOf('site'),
    openai_api_key: secretOf('ai'),
  },
  'public.subscription_plans': {
    features: `replace(features::text, 'API key de OpenAI', 'llave de IA')`,
    updated_at: 'created_at',
  },
}

export async function findLostRows(
  client: Client,
  file: string,
  manifest: Manifest,
): Promise<Record<string, string[]>> {
  const lost: Record<string, string[]> = {}
  const tables = new Map(manifest.tables.map((table) => [tableFolder(table), table]))
  for await (const { name, content } of readArchive(file)) {
    const archived = await linesOf(content)
    const table = tables.get(name)
    if (!table) continue
    const stored = new Set((await copyRows(client, table)).map((row) => unchanging(table, row)))
    const missing = archived.map((row) => unchanging(table, row)).filter((row) => !stored.has(row))
    if (missing.length > 0) lost[qualifiedName(table)] = missing
  }
  return lost
}

function unchanging({ name, columns }: ManifestTable, row: string): string {
  const rewritten = REWRITTEN[name]
  if (!rewritten) return row
  return row
    .split('\t')
    .filter((_, place) => !rewritten.includes(columns[place] ?? ''))
    .join('\t')
}

async function copyRows(client: Client, table: ManifestTable): Promise<string[]> {
  const changed = CHANGED[`${table.schema}.${table.name}`]
  const columns = table.columns.map((column) => changed?.[column] ?? columnList([column]))
  const rows = client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${qualifiedName(table)} as stored) to stdout`),
  )
  return linesOf(rows as AsyncIterable<Uint8Array>)
}

async function linesOf(content: AsyncIterable<Uint8Array>): Promise<string[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean)
}
