import { z } from 'zod'
import { readAsCaller, requireCaller } from '../caller.ts'
import { findObject } from '../find-rows.ts'
import { MAX_KEYS_PER_REQUEST, MAX_SIGNED_SECONDS } from '../limits.ts'
import { readJson } from '../read-json.ts'
import { bucketOf, pathOf, placeOf, type StorageContext } from '../request-path.ts'
import type { StorageServices } from '../storage-services.ts'
import { signDownload } from '../signed-token.ts'

const expiresIn = z.int().min(1).max(MAX_SIGNED_SECONDS)
/** `transform` is accepted and ignored: the original is served. */
const signOne = z.object({ expiresIn })
const signMany = z.object({
  expiresIn,
  paths: z.array(z.string()).min(1).max(MAX_KEYS_PER_REQUEST),
})

/** Signing a thousand URLs without a pause would delay all other requests. */
const SIGNED_AT_ONCE = 50
const VALUES_PER_SIGNATURE = 20

const REFUSED = 'Either the object does not exist or you do not have access to it'

export function signObject(services: StorageServices) {
  return async (c: StorageContext) => {
    const place = placeOf(c)
    const caller = await requireCaller(c, services.keyring)
    const body = await readJson(c, services, caller, signOne)
    await readAsCaller(services, caller, 'storage.object.sign', (tx) => findObject(tx, place))
    const link = { url: pathOf(place), session: caller.session }
    const token = await signDownload(services.keyring, link, body.expiresIn)
    return c.json({ signedURL: signedUrl(pathOf(place), token) })
  }
}

export function signObjects(services: StorageServices) {
  return async (c: StorageContext) => {
    const bucket = bucketOf(c)
    const caller = await requireCaller(c, services.keyring)
    const { expiresIn: seconds, paths } = await readJson(c, services, caller, signMany)
    const readable = await readAsCaller(
      services,
      caller,
      'storage.object.sign_many',
      async (tx) => {
        const { rows } = await tx.query<{ name: string }>(
          'select name from storage.objects where bucket_id = $1 and name = any($2::text[])',
          [bucket, paths],
        )
        return new Set(rows.map(({ name }) => name))
      },
    )
    services.turns.charge(caller.scope.caller, readable.size * VALUES_PER_SIGNATURE)
    const sign = async (path: string) => {
      if (!readable.has(path)) return { error: REFUSED, path, signedURL: null }
      const url = pathOf({ bucket, key: path })
      const link = { url, session: caller.session }
      const token = await signDownload(services.keyring, link, seconds)
      return { error: null, path, signedURL: signedUrl(url, token) }
    }
    const answers: Awaited<ReturnType<typeof sign>>[] = []
    for (let start = 0; start < paths.length; start += SIGNED_AT_ONCE) {
      const some = paths.slice(start, start + SIGNED_AT_ONCE)
      answers.push(...(await Promise.all(some.map(sign))))
    }
    return c.json(answers)
  }
}

/** The path stays unencoded, because supabase-js encodes the URL itself. */
function signedUrl(path: string, token: string): string {
  return `/object/sign/${path}?token=${token}`
}
