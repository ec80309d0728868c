import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileExists, folderMissing } from './errors.ts'

/** Before the work begins: the person should not wait for a refusal. */
export function refuseUnwritable(file: string): void {
  if (existsSync(file)) throw fileExists(file)
  if (!existsSync(dirname(file))) throw folderMissing(dirname(file))
}

/** Readable by its owner only. Under its name the file is complete and on the disk, or it is not there. */
export async function writeNewFile(
  file: string,
  source: AsyncIterable<Uint8Array | string>,
  ...through: Duplex[]
): Promise<void> {
  const draft = `${file}.partial`
  try {
    await rm(draft, { force: true })
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600 })
    await pipeline([Readable.from(source), ...through, target])
    const handle = await open(draft, 'r+')
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
