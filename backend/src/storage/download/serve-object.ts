import { BlobMissing } from '../blob-store/blob-store.ts'
import { blobNotFound, invalidRange } from '../errors.ts'
import type { StorageContext } from '../request-path.ts'
import type { ObjectRow } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'
import { downloadHeaders, lastModified } from './download-headers.ts'
import { isUnchanged, mayAnswerRange } from './is-unchanged.ts'
import { readRange } from './read-range.ts'

/** If the bytes are gone, `find` is called a second time, because somebody may have replaced the object in between. */
export async function serveObject(
  c: StorageContext,
  services: StorageServices,
  find: () => Promise<ObjectRow>,
  expires?: Date,
): Promise<Response> {
  try {
    return await serveRow(c, services, await find(), expires)
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error
  }
  try {
    return await serveRow(c, services, await find(), expires)
  } catch (error) {
    throw error instanceof BlobMissing ? blobNotFound() : error
  }
}

async function serveRow(
  c: StorageContext,
  { blobs }: StorageServices,
  row: ObjectRow,
  expires: Date | undefined,
): Promise<Response> {
  const { metadata } = row
  if (!metadata || row.version === null) throw new BlobMissing('a row without bytes')
  const headers = downloadHeaders(row, { download: c.req.query('download'), expires })
  const request = (name: string) => c.req.header(name)
  const validators = {
    etag: metadata.eTag,
    lastModified: lastModified(metadata.lastModified, row.updated_at),
  }
  if (isUnchanged(request, validators)) return new Response(null, { status: 304, headers })

  const { size } = metadata
  const range = mayAnswerRange(request, validators) ? readRange(request('range'), size) : undefined
  if (range === 'unsatisfiable') return refuseRange(size)
  headers.set('content-length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  // Hono answers HEAD through GET and drops the body, so the file is not opened for HEAD.
  const body = c.req.method === 'HEAD' ? null : await blobs.get(row.version, range)
  return new Response(body, { status: range ? 206 : 200, headers })
}

function refuseRange(size: number): Response {
  const { statusCode, error, message, code } = invalidRange()
  return Response.json(
    { statusCode: String(statusCode), error, message, code },
    { status: 416, headers: { 'content-range': `bytes */${size}` } },
  )
}
