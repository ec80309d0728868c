import type { Context } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import { checkKey, checkKnownBucketName } from './keys.ts'

export type StorageContext = Context<HttpEnvironment>

export interface ObjectPlace {
  bucket: string
  key: string
}

/**
 * Hono decodes bucket and key exactly once, after it has chosen the route, so that an encoded slash or dot can neither choose another route
 * nor bypass the check.
 */
export function placeOf(c: StorageContext): ObjectPlace {
  return { bucket: bucketOf(c), key: checkKey(c.req.param('key') ?? '') }
}

export function bucketOf(c: StorageContext): string {
  return checkKnownBucketName(c.req.param('bucket') ?? '')
}

export function pathOf({ bucket, key }: ObjectPlace): string {
  return `${bucket}/${key}`
}
