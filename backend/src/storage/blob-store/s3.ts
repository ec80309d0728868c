import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import { checkBlobId, isBlobId } from './blob-id.ts'
import { BlobMissing, type BlobStore, type ListedBlob } from './blob-store.ts'
import { readFile } from './read-file.ts'
import { removeOldFiles } from './remove-old-files.ts'
import { spool } from './spool.ts'

export interface S3Options {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Uploads are stored in this folder until they are complete and within their limit. */
  spoolFolder: string
}

const PREFIX = 'storage/'
const PAGE = 1000
const PARALLEL_DELETIONS = 8

/**
 * S3 needs the length in advance and must not show a partial object, so an upload is first written to a private file. It takes one chunk of
 * memory and at most 50 MiB (the global limit) of local disk.
 */
export function createS3Store(options: S3Options): BlobStore {
  const { spoolFolder } = options
  const client = new S3mini({
    endpoint: `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`,
    region: options.region,
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
    fetch: fetchHalfDuplex,
  })
  const nameOf = (id: string) => `${PREFIX}${checkBlobId(id)}`
  const remove = (id: string) => client.deleteObject(nameOf(id))

  return {
    async put(id, source, limit) {
      await mkdir(spoolFolder, { recursive: true, mode: 0o700 })
      const draft = join(spoolFolder, checkBlobId(id))
      const stored = await spool(draft, source, limit)
      try {
        const body = stored.size > 0 ? await readFile(draft) : ''
        await client.putObject(nameOf(id), body, undefined, undefined, undefined, stored.size)
        return stored
      } catch (error) {
        // The object may have been stored although the answer was lost.
        await remove(id).catch(() => undefined)
        throw error
      } finally {
        await rm(draft, { force: true })
      }
    },
    async get(id, range) {
      const name = nameOf(id)
      const response = await (
        range
          ? client.getObjectRaw(name, false, range.start, range.end + 1)
          : client.getObjectRaw(name)
      ).catch((error: unknown) => {
        throw asMissing(error)
      })
      return response.body ?? new Blob([]).stream()
    },
    async copy(from, to) {
      try {
        await client.copyObject(nameOf(from), nameOf(to))
      } catch (error) {
        await remove(to).catch(() => undefined)
        throw asMissing(error)
      }
    },
    async delete(ids) {
      const known = ids.filter(isBlobId)
      for (let i = 0; i < known.length; i += PARALLEL_DELETIONS) {
        await Promise.all(known.slice(i, i + PARALLEL_DELETIONS).map(remove))
      }
    },
    list: () => listObjects(client),
    removeUnfinished: (before) => removeOldFiles(spoolFolder, before),
  }
}

async function* listObjects(client: S3mini): AsyncGenerator<ListedBlob> {
  let token: string | undefined
  do {
    const page = await client.listObjectsPaged('/', PREFIX, PAGE, token)
    for (const { Key, LastModified } of page?.objects ?? []) {
      const id = Key.slice(PREFIX.length)
      if (isBlobId(id)) yield { id, storedAt: new Date(LastModified) }
    }
    token = page?.nextContinuationToken
  } while (token !== undefined)
}

const fetchHalfDuplex: typeof fetch = (input, init) => fetch(input, { ...init, duplex: 'half' })

function asMissing(error: unknown): unknown {
  const { status } = error as { status?: number }
  return status === 404 ? new BlobMissing('no such object') : error
}
