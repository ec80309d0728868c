import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { isMissing, type Blobs } from './blobs.ts'
import { columnList, qualifiedName, type Table } from './list-tables.ts'
import { fileFolder, tableFolder, type Manifest } from './manifest.ts'
import { Tally } from './measure.ts'
import { SCHEMAS } from './open-snapshot.ts'
import { readSequences } from './sequences.ts'
import { addParts, writeTar, type AddFile } from './tar/write-tar.ts'

/**
 * The archive contains every table of the snapshot, then every file that the rows name, and last the manifest, which is collected while the
 * archive is written. An archive without a manifest is incomplete.
 */
export function writeArchive(
  client: Client,
  tables: readonly Table[],
  blobs: Blobs,
  manifest: Manifest,
): AsyncIterable<Uint8Array> {
  return writeTar(async (add) => {
    for (const table of tables) await addTable(add, client, table, manifest)
    manifest.sequences = await readSequences(client, SCHEMAS)
    for (const id of await namedFiles(client)) await addBlob(add, blobs, id, manifest)
    await add('manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)))
  })
}

async function addTable(
  add: AddFile,
  client: Client,
  { schema, name, columns }: Table,
  manifest: Manifest,
): Promise<void> {
  const tally = new Tally()
  const source = client.query(
    copyTo(`copy ${qualifiedName({ schema, name })} (${columnList(columns)}) to stdout`),
  ) as AsyncIterable<Uint8Array>
  await addParts(add, tableFolder({ schema, name }), tally.count(source))
  manifest.tables.push({ schema, name, columns, rows: tally.lines, ...tally.digest() })
}

async function addBlob(add: AddFile, blobs: Blobs, id: string, manifest: Manifest): Promise<void> {
  const source = await blobs.get(id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!source) {
    manifest.missingFiles.push(id)
    return
  }
  const tally = new Tally()
  await addParts(add, fileFolder({ id }), tally.count(source))
  manifest.files.push({ id, ...tally.digest() })
}

async function namedFiles(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    'select distinct version from storage.objects where version is not null order by 1',
  )
  return rows.map((row) => row.version)
}
