import { randomUUID } from 'node:crypto'
import { BlobTooLarge, type StoredBlob } from '../blob-store/blob-store.ts'
import { ContentInspector } from '../content/inspector.ts'
import {
  judgeContent,
  judgeDeclared,
  judgeFamily,
  type AllowedTypes,
} from '../content/judge-type.ts'
import { UNKNOWN } from '../content/types.ts'
import { diskFull, entityTooLarge } from '../errors.ts'
import { isFolderPlaceholder } from '../keys.ts'
import { GLOBAL_SIZE_LIMIT } from '../limits.ts'
import type { RequestBody } from '../request-body.ts'
import type { ObjectPlace } from '../request-path.ts'
import type { BucketRow, ObjectMetadata } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'
import { commitObject } from './commit-object.ts'
import { openUpload, type IncomingFile } from './open-upload.ts'
import type { UploadDetails } from './read-details.ts'
import { dryRunRow, type SavedObject } from './save-row.ts'
import type { Writer } from './writer.ts'

interface Upload {
  place: ObjectPlace
  bucket: BucketRow
  upsert: boolean
  header: (name: string) => string | undefined
  body: RequestBody
}

interface Rules {
  limit: number
  allowed: AllowedTypes
}

export async function storeObject(
  services: StorageServices,
  writer: Writer,
  upload: Upload,
): Promise<SavedObject> {
  if (await services.disk.isLow()) throw diskFull()
  const rules = rulesFor(upload.place.key, upload.bucket)
  const file = await openUpload(upload.header, upload.body, rules.limit)
  judgeDeclared(file.declaredType, rules.allowed)

  const options = { id: randomUUID(), upsert: upload.upsert }
  const object = {
    ...upload.place,
    version: randomUUID(),
    metadata: draft(file),
    userMetadata: null,
  }
  await dryRunRow(writer, object, options)

  const { blob, type, details } = await storeBytes(services, object.version, file, rules)
  const { cacheControl, userMetadata } = details
  const metadata = describeBlob(blob, type, cacheControl)
  return commitObject(services, writer, { ...object, metadata, userMetadata }, options)
}

export function rulesFor(key: string, bucket: BucketRow): Rules {
  if (isFolderPlaceholder(key)) return { limit: 0, allowed: null }
  const limit = Math.min(bucket.file_size_limit ?? GLOBAL_SIZE_LIMIT, GLOBAL_SIZE_LIMIT)
  return { limit, allowed: bucket.allowed_mime_types }
}

/** The whole upload is read before the store finishes, so that an invalid ending leaves no blob. */
async function storeBytes(
  { blobs }: StorageServices,
  version: string,
  file: IncomingFile,
  { limit, allowed }: Rules,
): Promise<{ blob: StoredBlob; type: string; details: UploadDetails }> {
  let type: string = UNKNOWN
  let details: UploadDetails = { cacheControl: '', userMetadata: null }
  async function* inspected(): AsyncGenerator<Uint8Array> {
    const inspector = new ContentInspector()
    for await (const chunk of file.bytes) {
      inspector.push(chunk)
      if (inspector.settledFamily) judgeFamily(inspector.settledFamily, file.declaredType, allowed)
      yield chunk
    }
    type = judgeContent(inspector.finish(), file.declaredType, allowed)
    details = await file.readDetails()
  }
  try {
    const blob = await blobs.put(version, inspected(), limit)
    return { blob, type, details }
  } catch (error) {
    throw error instanceof BlobTooLarge ? entityTooLarge() : error
  }
}

/** Policies may check these metadata before the bytes arrive. */
function draft({ declaredType, announcedSize }: IncomingFile): Partial<ObjectMetadata> {
  return {
    ...(declaredType !== undefined && { mimetype: declaredType }),
    ...(announcedSize !== undefined && { size: announcedSize, contentLength: announcedSize }),
  }
}

export function describeBlob(
  blob: StoredBlob,
  mimetype: string,
  cacheControl: string,
): ObjectMetadata {
  return {
    eTag: `"${blob.etag}"`,
    size: blob.size,
    mimetype,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: blob.size,
    httpStatusCode: 200,
  }
}
