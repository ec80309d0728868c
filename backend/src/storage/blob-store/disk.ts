import { constants } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBlobId, isBlobId } from './blob-id.ts'
import { BlobMissing, type BlobStore, type ListedBlob } from './blob-store.ts'
import { readFile } from './read-file.ts'
import { removeOldFiles } from './remove-old-files.ts'
import { spool } from './spool.ts'

const PRIVATE_FOLDER = 0o700

/**
 * A blob is written under `unfinished/` and renamed to `blobs/ab/ab…` once it is complete and synced; the folder is synced before `put`
 * resolves.
 */
export function createDiskStore(folder: string): BlobStore {
  const blobs = join(folder, 'blobs')
  const unfinished = join(folder, 'unfinished')

  const shelfOf = (id: string) => join(blobs, id.slice(0, 2))
  const pathOf = (id: string) => join(shelfOf(checkBlobId(id)), id)

  async function openDraft(id: string): Promise<string> {
    await mkdir(unfinished, { recursive: true, mode: PRIVATE_FOLDER })
    return join(unfinished, checkBlobId(id))
  }

  async function publish(draft: string, id: string): Promise<void> {
    const shelf = shelfOf(id)
    try {
      const isNew = await mkdir(shelf, { recursive: true, mode: PRIVATE_FOLDER })
      await rename(draft, pathOf(id))
      await syncFolder(shelf)
      if (isNew) for (const parent of [blobs, folder]) await syncFolder(parent)
    } catch (error) {
      await rm(draft, { force: true })
      await rm(pathOf(id), { force: true })
      throw error
    }
  }

  return {
    async put(id, source, limit) {
      const draft = await openDraft(id)
      const stored = await spool(draft, source, limit)
      await publish(draft, id)
      return stored
    },
    get: async (id, range) => readFile(pathOf(id), range),
    async copy(from, to) {
      const draft = await openDraft(to)
      try {
        await copyFile(pathOf(from), draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
        await syncFile(draft)
      } catch (error) {
        await rm(draft, { force: true })
        throw isMissing(error) ? new BlobMissing('no such file') : error
      }
      await publish(draft, to)
    },
    async delete(ids) {
      for (const id of ids) if (isBlobId(id)) await rm(pathOf(id), { force: true })
    },
    list: () => listFiles(blobs),
    removeUnfinished: (before) => removeOldFiles(unfinished, before),
  }
}

async function* listFiles(blobs: string): AsyncGenerator<ListedBlob> {
  const shelves = await opendir(blobs).catch(() => [])
  for await (const shelf of shelves) {
    for await (const file of await opendir(join(blobs, shelf.name))) {
      if (!isBlobId(file.name)) continue
      const found = await stat(join(blobs, shelf.name, file.name)).catch(() => undefined)
      if (found) yield { id: file.name, storedAt: found.mtime }
    }
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncing the folder makes a rename durable. Windows cannot sync folders and answers EPERM or EISDIR. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
