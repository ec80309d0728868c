import { buffer } from 'node:stream/consumers'
import { stripMetadata } from '@predio/domain/images'
import { isOwnPhoto, smallPhotoPath } from '@predio/domain/properties'
import type { Database, Transaction } from '../database/types.ts'
import { logoOf } from './read-frame.ts'
import { WorkQueue } from './work-queue.ts'

/** The bytes of a version of a file; null where they are gone. */
export type OpenBlob = (version: string) => Promise<ReadableStream<Uint8Array> | null>

interface Picture {
  bucket: string
  key: string
}

/** After this time nobody sees a photograph that was withdrawn. Its name stands for its bytes, which never change. */
const CACHE = 'public, max-age=3600'
const FILE = /^[\w-]{1,120}\.(jpe?g|png)$/
/** A browser keeps a photograph far below this (PHOTO-02). */
const MAX_BYTES = 12 * 1024 * 1024

const OF_LISTING = `
  select id, images from public.properties where user_id = $1 and published_code = $2 and is_published`
const OF_AGENT = `
  select own.photo_path, settings.logo_url
  from public.profiles as own left join public.user_settings as settings on settings.user_id = own.id
  where own.id = $1`
const STORED = `
  select version, (metadata ->> 'size')::float8 as size from storage.objects
  where bucket_id = $1 and name = $2 and not is_delete_marker and version is not null`

/** WEB-24: the photographs of published listings, the agent's portrait and logo, and no other file. */
export function servePhotos(database: Pick<Database, 'asOwner'>, openBlob: OpenBlob) {
  const queue = new WorkQueue({ running: 4, waiting: 400, rest: 0 })

  return async (
    request: Request,
    { userId, of, file }: { userId: string; of: string; file: string },
  ): Promise<Response | undefined> => {
    if (!FILE.test(file)) return undefined
    return queue.run(userId, async () => {
      const stored = await database.asOwner(async (tx) => {
        const picture = await findPicture(tx, userId, of, file)
        if (!picture) return undefined
        const { rows } = await tx.query<{ version: string; size: number }>(STORED, [
          picture.bucket,
          picture.key,
        ])
        return rows[0]
      })
      if (!stored || stored.size > MAX_BYTES) return undefined
      const headers = new Headers({ 'cache-control': CACHE, etag: `"${stored.version}"` })
      if (request.headers.get('if-none-match') === headers.get('etag')) {
        return new Response(null, { status: 304, headers })
      }
      const bytes = await readBytes(openBlob, stored.version)
      if (!bytes) return undefined
      headers.set('content-type', bytes[0] === 0xff ? 'image/jpeg' : 'image/png')
      headers.set('content-length', String(bytes.byteLength))
      return new Response(request.method === 'HEAD' ? null : bytes, { headers })
    })
  }
}

/** Null is a photograph whose bytes are gone or are no whole picture. */
async function readBytes(openBlob: OpenBlob, version: string) {
  const blob = await openBlob(version)
  return blob && stripMetadata(await buffer(blob))
}

async function findPicture(
  tx: Transaction,
  userId: string,
  of: string,
  file: string,
): Promise<Picture | undefined> {
  if (of === 'retrato' || of === 'logo') {
    const { rows } = await tx.query<{ photo_path: string | null; logo_url: string | null }>(
      OF_AGENT,
      [userId],
    )
    const key = of === 'retrato' ? rows[0]?.photo_path : logoOf(rows[0]?.logo_url ?? null, userId)
    return key?.endsWith(`/${file}`) === true ? { bucket: 'images', key } : undefined
  }
  const { rows } = await tx.query<{ id: string; images: string[] }>(OF_LISTING, [userId, of])
  const keys = rows.flatMap(({ images }) =>
    images.filter(isOwnPhoto).flatMap((image) => [image, smallPhotoPath(image)]),
  )
  const key = keys.find((each) => each.startsWith(`${userId}/`) && each.endsWith(`/${file}`))
  return key === undefined ? undefined : { bucket: 'listing-photos', key }
}
