import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { diskFull, fileExists, folderMissing, notWritable } from './errors.ts'

/** A file's name has this ending until the file is complete. */
export const UNFINISHED = '.partial'

/** This runs before the archive is made, so that nobody waits long for a refusal. */
export function refuseUnwritable(file: string): void {
  if (existsSync(file)) throw fileExists(file)
  if (!existsSync(dirname(file))) throw folderMissing(dirname(file))
}

/** `fill` writes under another name first, so that a file with the final name is always complete and on the disk. */
export async function createFile<T>(file: string, fill: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${file}${UNFINISHED}`
  try {
    await rm(draft, { force: true })
    const value = await fill(draft)
    await rename(draft, file)
    return value
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw explain(error, draft)
  }
}

export type StreamStage =
  | Duplex
  | ((source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>)

export async function writeDraft(
  draft: string,
  source: AsyncIterable<Uint8Array | string>,
  through: StreamStage[] = [],
  signal?: AbortSignal,
): Promise<void> {
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600 })
  const stages = [Readable.from(source), ...through, target] as (NodeJS.ReadWriteStream &
    StreamStage)[]
  await pipeline(stages, signal ? { signal } : {})
  const handle = await open(draft, 'r+')
  await handle.sync()
  await handle.close()
}

function explain(error: unknown, draft: string): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(dirname(draft), error)
  const isRefused = code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
  return isRefused && path === draft ? notWritable(dirname(draft), error) : error
}
