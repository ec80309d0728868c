import { Hono } from 'hono'
import { allowOriginsAfterwards } from '../http/cors.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { listBuckets, readBucket } from './buckets/read-buckets.ts'
import { deleteBucket, emptyBucket } from './buckets/clear-buckets.ts'
import { createBucket, updateBucket } from './buckets/write-buckets.ts'
import {
  download,
  downloadAuthenticated,
  downloadPublic,
  downloadSigned,
} from './download/download-routes.ts'
import { objectInfo, objectInfoAuthenticated, objectInfoPublic } from './download/object-info.ts'
import { noSuchRoute } from './errors.ts'
import { copyObject } from './objects/copy-object.ts'
import { listObjectsV2 } from './objects/list-objects-v2.ts'
import { listObjects } from './objects/list-objects.ts'
import { moveObject } from './objects/move-object.ts'
import { purgeCache } from './objects/purge-cache.ts'
import { removeObject, removeObjects } from './objects/remove-objects.ts'
import { renderError } from './render-error.ts'
import { signObject, signObjects } from './signing/sign-object.ts'
import { signUploadUrl } from './signing/sign-upload.ts'
import type { StorageServices } from './storage-services.ts'
import { SWEEP_GRACE_MS, sweep, type SweepReport } from './sweep.ts'
import { createObject, replaceObject, uploadSigned } from './upload/upload-routes.ts'

/**
 * Supabase Storage's HTTP interface: rows in storage.objects under row-level security, and bytes in a blob store. Each handler checks the
 * caller itself, so the gateway does not have to know which paths are open.
 */
export interface Storage {
  app: Hono<HttpEnvironment>
  sweep(graceMs?: number): Promise<SweepReport>
}

export function createStorage(services: StorageServices): Storage {
  const app = new Hono<HttpEnvironment>()
  app.use(allowOriginsAfterwards)
  app.onError(renderError)
  addBuckets(app, services)
  addObjects(app, services)
  app.all('*', (c) => {
    throw noSuchRoute(c.req.method, c.req.path)
  })
  return { app, sweep: (graceMs = SWEEP_GRACE_MS) => sweep(services, graceMs) }
}

function addBuckets(app: Hono<HttpEnvironment>, services: StorageServices): void {
  app.get('/bucket', listBuckets(services))
  app.post('/bucket', createBucket(services))
  app.get('/bucket/:bucket', readBucket(services))
  app.put('/bucket/:bucket', updateBucket(services))
  app.delete('/bucket/:bucket', deleteBucket(services))
  app.post('/bucket/:bucket/empty', emptyBucket(services))
}

/** The first matching route answers, so routes with reserved words come before those with a bucket's name. */
function addObjects(app: Hono<HttpEnvironment>, services: StorageServices): void {
  app.post('/object/list/:bucket', listObjects(services))
  app.post('/object/list-v2/:bucket', listObjectsV2(services))
  app.post('/object/move', moveObject(services))
  app.post('/object/copy', copyObject(services))

  app.post('/object/upload/sign/:bucket/:key{.+}', signUploadUrl(services))
  app.put('/object/upload/sign/:bucket/:key{.+}', uploadSigned(services))
  app.post('/object/sign/:bucket', signObjects(services))
  app.post('/object/sign/:bucket/:key{.+}', signObject(services))

  app.get('/object/info/public/:bucket/:key{.+}', objectInfoPublic(services))
  app.get('/object/info/authenticated/:bucket/:key{.+}', objectInfoAuthenticated(services))
  app.get('/object/info/:bucket/:key{.+}', objectInfo(services))

  // Pictures are not transformed: a request for a smaller one gets the original.
  for (const root of ['/object', '/render/image']) {
    app.get(`${root}/public/:bucket/:key{.+}`, downloadPublic(services))
    app.get(`${root}/sign/:bucket/:key{.+}`, downloadSigned(services))
    app.get(`${root}/authenticated/:bucket/:key{.+}`, downloadAuthenticated(services))
  }
  app.get('/object/:bucket/:key{.+}', download(services))
  app.post('/object/:bucket/:key{.+}', createObject(services))
  app.put('/object/:bucket/:key{.+}', replaceObject(services))
  app.delete('/object/:bucket', removeObjects(services))
  app.delete('/object/:bucket/:key{.+}', removeObject(services))
  app.delete('/cdn/*', purgeCache(services))
}
