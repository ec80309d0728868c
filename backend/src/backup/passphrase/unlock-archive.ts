import { open, type FileHandle } from 'node:fs/promises'
import {
  fileUnreadable,
  passphraseMissing,
  secretsKeyMissing,
  wrongPassphrase,
  wrongSecretsKey,
} from '../errors.ts'
import { HEADER_BYTES, openArchiveKey, secretOf, type ArchiveKey } from './archive-key.ts'

export interface ArchiveKeySources {
  askPassphrase?: (() => Promise<string>) | undefined
  secretsKeys?: readonly string[] | undefined
}

export interface UnlockedArchive {
  key: ArchiveKey
  /** The server that made the archive encrypted its own keys with this key too. */
  secretsKey?: string
}

export async function unlockArchive(
  file: string,
  { askPassphrase, secretsKeys = [] }: ArchiveKeySources,
): Promise<UnlockedArchive | undefined> {
  const header = await readStart(file)
  const wanted = secretOf(header)
  if (wanted === undefined) return undefined
  if (wanted === 'passphrase') {
    if (!askPassphrase) throw passphraseMissing()
    const key = await openArchiveKey(header, await askPassphrase())
    if (!key) throw wrongPassphrase()
    return { key }
  }
  for (const secretsKey of secretsKeys) {
    const key = await openArchiveKey(header, secretsKey)
    if (key) return { key, secretsKey }
  }
  throw secretsKeys.length === 0 ? secretsKeyMissing() : wrongSecretsKey()
}

async function readStart(file: string): Promise<Buffer> {
  let handle: FileHandle | undefined
  try {
    handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw fileUnreadable(file, (error as NodeJS.ErrnoException).code ?? (error as Error).message)
  } finally {
    await handle?.close()
  }
}
