import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { isMissing, type Blobs } from './blobs.ts'
import { columnList, qualifiedName, type Table } from './list-tables.ts'
import { fileFolder, tableFolder, type Manifest } from './manifest.ts'
import { Tally } from './measure.ts'
import { SCHEMAS } from './open-snapshot.ts'
import { readSequences } from './sequences.ts'
import { endOfArchive, writeFile, writeParts } from './tar/write-tar.ts'

/**
 * The archive, byte by byte: every table of the snapshot, then every file its rows name, and last the
 * manifest, which is filled in on the way. An archive without it was not finished.
 */
export async function* writeArchive(
  client: Client,
  tables: readonly Table[],
  blobs: Blobs,
  manifest: Manifest,
): AsyncGenerator<Uint8Array> {
  for (const table of tables) yield* writeTable(client, table, manifest)
  manifest.sequences = await readSequences(client, SCHEMAS)
  for (const id of await namedFiles(client)) yield* writeBlob(blobs, id, manifest)
  yield* writeFile('manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)))
  yield endOfArchive()
}

async function* writeTable(
  client: Client,
  { schema, name, columns }: Table,
  manifest: Manifest,
): AsyncGenerator<Uint8Array> {
  const tally = new Tally()
  const source = client.query(
    copyTo(`copy ${qualifiedName({ schema, name })} (${columnList(columns)}) to stdout`),
  ) as AsyncIterable<Uint8Array>
  yield* writeParts(tableFolder({ schema, name }), tally.count(source))
  manifest.tables.push({ schema, name, columns, rows: tally.lines, ...tally.digest() })
}

async function* writeBlob(
  blobs: Blobs,
  id: string,
  manifest: Manifest,
): AsyncGenerator<Uint8Array> {
  const source = await blobs.get(id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!source) {
    manifest.missingFiles.push(id)
    return
  }
  const tally = new Tally()
  yield* writeParts(fileFolder({ id }), tally.count(source))
  manifest.files.push({ id, ...tally.digest() })
}

async function namedFiles(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    'select distinct version from storage.objects where version is not null order by 1',
  )
  return rows.map((row) => row.version)
}
