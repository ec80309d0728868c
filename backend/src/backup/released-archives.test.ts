import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, expect, it, vi } from 'vitest'
import { ROOT } from '../../test/paths.ts'
import { readConfig } from '../config.ts'
import { columnList, qualifiedName } from './list-tables.ts'
import { tableFolder, type ManifestTable } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import {
  log,
  openBlobs,
  removeFolder,
  startOffice,
  temporaryFolder,
  type RunningOffice,
} from './testing/test-office.ts'
import { verifyArchive } from './verify-archive.ts'

// Whole servers are made and stopped here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

/** One backup of the demo account per release, each made once by that release. */
const ARCHIVES = join(ROOT, 'test-support/archives')
/** Columns that a migration rewrites on purpose: the wording of the delivered plans. */
const REWRITTEN: Record<string, readonly string[]> = {
  subscription_plans: ['features', 'updated_at'],
}
const { sqlFolders } = readConfig({}, ROOT)
const folder = temporaryFolder('released')
afterAll(() => removeFolder(folder))

it.each(readdirSync(ARCHIVES))('restores every row and file of %s', async (name) => {
  const file = join(ARCHIVES, name)
  const dataDir = join(folder, name)
  const manifest = await verifyArchive(file)
  await restoreBackup({
    config: { dataDir, databaseUrl: undefined, sqlFolders },
    file,
    openBlobs,
    log,
  })
  const office = await startOffice(dataDir, sqlFolders)
  try {
    const archived = await readRows(file)
    for (const table of manifest.tables) {
      const stored = new Set((await copyRows(office, table)).map((row) => unchanging(table, row)))
      const rows = (archived.get(tableFolder(table)) ?? []).map((row) => unchanging(table, row))
      const lost = rows.filter((row) => !stored.has(row))
      expect(lost, qualifiedName(table)).toEqual([])
    }
  } finally {
    await office.stop()
  }
  for (const { id, bytes } of manifest.files) {
    const stored = await new Response(await openBlobs(dataDir).get(id)).arrayBuffer()
    expect(stored.byteLength).toBe(bytes)
  }
})

/** The row without the columns that are meant to change. */
function unchanging({ name, columns }: ManifestTable, row: string): string {
  const rewritten = REWRITTEN[name] ?? []
  return row
    .split('\t')
    .filter((_, place) => !rewritten.includes(columns[place] ?? ''))
    .join('\t')
}

/** The lines that COPY wrote for each table. */
async function readRows(file: string): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>()
  for await (const { name, content } of readArchive(file)) {
    rows.set(name, await linesOf(content))
  }
  return rows
}

const secretOf = (name: string) =>
  `(select plain_text from public.user_secrets as secret where secret.user_id = stored.user_id and secret.name = '${name}')`

/** Columns that migrations have moved or changed on purpose, and how their old values are had from what is there. */
const CHANGED: Readonly<Record<string, Record<string, string>>> = {
  'public.user_settings': {
    wordpress_api_key: secretOf('site'),
    openai_api_key: secretOf('ai'),
  },
  'public.subscription_plans': {
    features: `replace(features::text, 'API key de OpenAI', 'llave de IA')`,
    updated_at: 'created_at',
  },
}

/** The same columns as COPY prints them today. */
async function copyRows(office: RunningOffice, table: ManifestTable): Promise<string[]> {
  const changed = CHANGED[`${table.schema}.${table.name}`]
  const columns = table.columns.map((column) => changed?.[column] ?? columnList([column]))
  const rows = office.client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${qualifiedName(table)} as stored) to stdout`),
  )
  return linesOf(rows as AsyncIterable<Uint8Array>)
}

async function linesOf(content: AsyncIterable<Uint8Array>): Promise<string[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean)
}
