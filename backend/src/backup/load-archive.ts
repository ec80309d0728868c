import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { inOneTransaction } from '../database/run-sql-files.ts'
import type { Blobs } from './blobs.ts'
import { notLoaded, tooNew } from './errors.ts'
import { columnList, listTables, qualifiedName } from './list-tables.ts'
import { fileFolder, tableFolder, type Manifest, type ManifestTable } from './manifest.ts'
import { Tally } from './measure.ts'
import { SCHEMAS } from './open-snapshot.ts'
import type { ArchiveKey } from './passphrase/archive-key.ts'
import { readArchive, type Member } from './read-archive.ts'
import { setSequences } from './sequences.ts'
import { checkDigest, expectedDigests } from './verify-archive.ts'

/** Either all rows are loaded or none. */
export async function loadArchive(
  client: Client,
  blobs: Pick<Blobs, 'put'>,
  archive: { file: string; key: ArchiveKey | undefined; manifest: Manifest },
  signal?: AbortSignal,
): Promise<void> {
  const { file, key, manifest } = archive
  await inOneTransaction(client, async () => {
    const tables = await matchTables(client, manifest)
    // The bootstrap may have made tables that the archive's release lacked. These are empty, so `cascade` may truncate them.
    await client.query(`truncate ${tables.map(qualifiedName).join(', ')} cascade`)
    // The archive already contains the rows that triggers wrote, so triggers are off. Foreign keys stay checked, since each table follows
    // the tables it references.
    await switchTriggers(client, tables, 'disable')
    await loadMembers(client, blobs, untilAborted(readArchive(file, key), signal), manifest, tables)
    await switchTriggers(client, tables, 'enable')
    await setSequences(client, manifest.sequences)
    for (const table of tables) await checkRows(client, table)
  })
  await client.query('analyze')
}

/** Only a superuser could disable the triggers of foreign keys. */
async function switchTriggers(
  client: Client,
  tables: readonly ManifestTable[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${qualifiedName(table)} ${state} trigger user`)
  }
}

/** A table of the archive may be missing in the database only if the archive has no rows of it. */
async function matchTables(client: Client, manifest: Manifest): Promise<ManifestTable[]> {
  const here = new Map(
    (await listTables(client, SCHEMAS)).map((table) => [
      tableFolder(table),
      new Set(table.columns),
    ]),
  )
  return manifest.tables.filter((table) => {
    const columns = here.get(tableFolder(table))
    if (!columns && table.rows === 0) return false
    const unknown = columns ? table.columns.find((column) => !columns.has(column)) : ''
    if (unknown !== undefined)
      throw tooNew(`${table.schema}.${table.name}${unknown && `.${unknown}`}`)
    return true
  })
}

async function loadMembers(
  client: Client,
  blobs: Pick<Blobs, 'put'>,
  members: AsyncIterable<Member>,
  manifest: Manifest,
  tables: readonly ManifestTable[],
): Promise<void> {
  const expected = expectedDigests(manifest)
  const tableOf = new Map(tables.map((table) => [tableFolder(table), table]))
  const idOf = new Map(manifest.files.map((stored) => [fileFolder(stored), stored.id]))
  for await (const { name, content } of members) {
    const tally = new Tally()
    const measured = tally.count(content)
    const table = tableOf.get(name)
    const id = idOf.get(name)
    if (table) await loadTable(client, table, measured)
    else if (id !== undefined) await blobs.put(id, measured, Infinity)
    else await drain(measured)
    // The file may have changed since it was verified, so digests are compared again.
    if (expected.has(name)) checkDigest(name, expected.get(name), tally.digest())
  }
}

async function loadTable(
  client: Client,
  table: ManifestTable,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const target = client.query(
    copyFrom(`copy ${qualifiedName(table)} (${columnList(table.columns)}) from stdin`),
  )
  await pipeline(Readable.from(content), target)
}

async function* untilAborted(members: AsyncIterable<Member>, signal: AbortSignal | undefined) {
  for await (const member of members) {
    signal?.throwIfAborted()
    yield member
  }
}

async function drain(content: Member['content']): Promise<void> {
  for await (const _ of content) continue
}

async function checkRows(client: Client, table: ManifestTable): Promise<void> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${qualifiedName(table)}`,
  )
  const found = Number(rows[0]?.count)
  if (found !== table.rows) throw notLoaded(`${table.schema}.${table.name}`, table.rows, found)
}
