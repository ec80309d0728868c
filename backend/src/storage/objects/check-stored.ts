import { ContentInspector } from '../content/inspector.ts'
import { judgeContent, judgeDeclared, restricts } from '../content/judge-type.ts'
import { entityTooLarge } from '../errors.ts'
import { findBucketAsService } from '../find-rows.ts'
import type { ObjectPlace } from '../request-path.ts'
import type { ObjectMetadata, ObjectRow } from '../rows.ts'
import type { StorageServices } from '../storage-services.ts'
import { rulesFor } from '../upload/store-object.ts'

/**
 * An object that moves to another bucket must fit that bucket's rules. Its bytes are checked, because the first bucket may have had no
 * rules. Returns the metadata for the new bucket.
 */
export async function checkStored(
  services: StorageServices,
  object: ObjectRow & { version: string; metadata: ObjectMetadata },
  destination: ObjectPlace,
  changes: Partial<Pick<ObjectMetadata, 'mimetype' | 'cacheControl'>> = {},
): Promise<ObjectMetadata> {
  const bucket = await findBucketAsService(services.database, destination.bucket)
  const metadata = { ...object.metadata, ...changes }
  const isSameRules =
    bucket.id === object.bucket_id && metadata.mimetype === object.metadata.mimetype
  if (isSameRules) return metadata
  const { limit, allowed } = rulesFor(destination.key, bucket)
  if (metadata.size > limit) throw entityTooLarge()
  judgeDeclared(metadata.mimetype, allowed)
  if (!restricts(allowed)) return metadata
  const inspector = new ContentInspector()
  const bytes = await services.blobs.get(object.version)
  for await (const chunk of bytes) inspector.push(chunk)
  return { ...metadata, mimetype: judgeContent(inspector.finish(), metadata.mimetype, allowed) }
}
