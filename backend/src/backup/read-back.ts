import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { notVerified } from './errors.ts'
import type { Manifest } from './manifest.ts'
import type { ArchiveSecret } from './passphrase/archive-key.ts'
import { unlockArchive } from './passphrase/unlock-archive.ts'
import { verifyArchive } from './verify-archive.ts'

interface ReadBackOptions extends ArchiveSecret {
  signal?: AbortSignal | undefined
}

/** The new archive is read with the code of a restore, with the pass phrase or key alone, and every byte is compared. */
export async function readBack(
  file: string,
  written: Manifest,
  { passphrase, secretsKey, signal }: ReadBackOptions = {},
): Promise<void> {
  try {
    const unlocked = await unlockArchive(file, {
      askPassphrase: passphrase === undefined ? undefined : () => Promise.resolve(passphrase),
      secretsKeys: secretsKey === undefined ? [] : [secretsKey],
    })
    const found = await verifyArchive(file, unlocked?.key, signal)
    if (!isDeepStrictEqual(found, written)) throw new Error('the list of contents differs')
  } catch (error) {
    signal?.throwIfAborted()
    throw notVerified(dirname(file), error)
  }
}
