import { open } from 'node:fs/promises'
import { passphraseMissing } from '../errors.ts'
import { HEADER_BYTES, isEncrypted, openArchiveKey, type ArchiveKey } from './archive-key.ts'

/** Asked for only when there is something to open. */
export type AskPassphrase = () => Promise<string>

/** The key of an encrypted archive; undefined for one that is not. */
export async function unlockArchive(
  file: string,
  ask: AskPassphrase | undefined,
): Promise<ArchiveKey | undefined> {
  const header = await readStart(file)
  if (!isEncrypted(header)) return undefined
  if (!ask) throw passphraseMissing()
  return openArchiveKey(header, await ask())
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
