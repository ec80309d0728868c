import { existsSync } from 'node:fs'
import { damaged, fileMissing } from './errors.ts'
import { fileFolder, parseManifest, tableFolder, type Manifest } from './manifest.ts'
import { Tally } from './measure.ts'
import type { ArchiveKey } from './passphrase/archive-key.ts'
import { readArchive, type Member } from './read-archive.ts'

type Digest = ReturnType<Tally['digest']>

/** The manifest may have this size, plus an allowance for each table and file before it, so that every valid backup can be restored. */
const LIST_BYTES = 64 * 1024 * 1024
const LIST_BYTES_PER_MEMBER = 512

/** The whole archive is compared with its manifest before anything is written. */
export async function verifyArchive(
  file: string,
  key?: ArchiveKey,
  signal?: AbortSignal,
): Promise<Manifest> {
  if (!existsSync(file)) throw fileMissing(file)
  const found = new Map<string, Digest>()
  let manifest: Manifest | undefined
  for await (const member of readArchive(file, key)) {
    signal?.throwIfAborted()
    if (member.name === 'manifest.json') manifest = await readManifest(member, found.size)
    else found.set(member.name, await digestMember(member))
  }
  if (!manifest) throw damaged('le falta la lista de contenido')
  const promised = expectedDigests(manifest)
  for (const [name, digest] of promised) checkDigest(name, digest, found.get(name))
  for (const name of found.keys()) if (!promised.has(name)) throw damaged(`sobra ${name}`)
  return manifest
}

export function expectedDigests(manifest: Manifest): Map<string, Digest> {
  const members: [string, Digest][] = [
    ...manifest.tables.map((table): [string, Digest] => [tableFolder(table), table]),
    ...manifest.files.map((stored): [string, Digest] => [fileFolder(stored), stored]),
  ]
  return new Map(members)
}

export function checkDigest(
  name: string,
  expected: Digest | undefined,
  found: Digest | undefined,
): void {
  if (!found) throw damaged(`falta ${name}`)
  if (expected?.bytes !== found.bytes || expected.sha256 !== found.sha256) {
    throw damaged(`${name} no coincide con su suma de verificación`)
  }
}

async function readManifest({ content }: Member, members: number): Promise<Manifest> {
  const most = LIST_BYTES + members * LIST_BYTES_PER_MEMBER
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > most) throw damaged('la lista de contenido es demasiado grande')
    chunks.push(chunk)
  }
  return parseManifest(Buffer.concat(chunks).toString())
}

async function digestMember(member: Member): Promise<Digest> {
  const tally = new Tally()
  for await (const _ of tally.count(member.content)) continue
  return tally.digest()
}
