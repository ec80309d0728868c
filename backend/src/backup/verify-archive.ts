import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { damaged, fileMissing } from './errors.ts'
import { fileFolder, parseManifest, tableFolder, type Manifest } from './manifest.ts'
import { Tally } from './measure.ts'
import type { ArchiveKey } from './passphrase/archive-key.ts'
import { readArchive, type Member } from './read-archive.ts'

type Digest = ReturnType<Tally['digest']>

/** Reads the whole archive before anything is written: all it promises must be there, byte for byte. */
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
    if (member.name === 'manifest.json') manifest = parseManifest(await text(member.content))
    else found.set(member.name, await digestMember(member))
  }
  if (!manifest) throw damaged('le falta la lista de contenido')
  const promised = promises(manifest)
  for (const [name, digest] of promised) checkDigest(name, digest, found.get(name))
  for (const name of found.keys()) if (!promised.has(name)) throw damaged(`sobra ${name}`)
  return manifest
}

/** What each member must be. */
export function promises(manifest: Manifest): Map<string, Digest> {
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

async function digestMember(member: Member): Promise<Digest> {
  const tally = new Tally()
  for await (const _ of tally.count(member.content)) continue
  return tally.digest()
}
