import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { notVerified } from './errors.ts'
import type { Manifest } from './manifest.ts'
import { unlockArchive } from './passphrase/unlock-archive.ts'
import { verifyArchive } from './verify-archive.ts'

interface ReadBackOptions {
  passphrase?: string | undefined
  signal?: AbortSignal | undefined
}

/** Reads a new archive as a restore would, with the pass phrase alone: all that was written must be there, byte for byte. */
export async function readBack(
  file: string,
  written: Manifest,
  { passphrase, signal }: ReadBackOptions = {},
): Promise<void> {
  try {
    const ask = passphrase === undefined ? undefined : () => Promise.resolve(passphrase)
    const found = await verifyArchive(file, await unlockArchive(file, ask), signal)
    if (!isDeepStrictEqual(found, written)) throw new Error('the list of contents differs')
  } catch (error) {
    signal?.throwIfAborted()
    throw notVerified(dirname(file), error)
  }
}
