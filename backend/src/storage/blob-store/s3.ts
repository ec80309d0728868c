import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import { checkBlobId, isBlobId } from './blob-id.ts'
import { BlobMissing, type BlobStore, type ListedBlob } from './blob-store.ts'
import { readFile } from './read-file.ts'
import { removeOldFiles } from './remove-old-files.ts'
import { spool } from './spool.ts'

export interface S3Options {
  /** The service's address without the bucket; buckets are addressed by path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Uploads wait here until they are complete and within their limit. */
  spoolFolder: string
}

const PREFIX = 'storage/'
const PAGE = 1000
const PARALLEL_DELETIONS = 8

/**
 * Blobs in an S3-compatible bucket. An upload is spooled to a private file first: S3 wants the length
 * in advance, and an object only half sent must not appear. So memory stays at one chunk an upload
 * and local disk at 50 MiB (the global limit) an upload under way.
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
        // The answer may have been lost after the object was made.
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

/** fetch wants `duplex` for a body that streams, and the library does not give it. */
const fetchHalfDuplex: typeof fetch = (input, init) => fetch(input, { ...init, duplex: 'half' })

function asMissing(error: unknown): unknown {
  const { status } = error as { status?: number }
  return status === 404 ? new BlobMissing('no such object') : error
}
