import { OUTPUT_TYPE, processedPath, UPLOAD_CACHE_SECONDS } from '@predio/domain/images'
import { StorageApiError } from '@supabase/storage-js'
import { fileStorage } from '../../../lib/supabase.ts'

const MAX_ATTEMPTS = 3

/** IMG-22, IMG-29: stores a JPEG under processed/ and returns its public address. */
export async function uploadProcessed(name: string, blob: Blob): Promise<string> {
  const images = (await fileStorage()).from('images')
  const options = {
    contentType: OUTPUT_TYPE,
    cacheControl: String(UPLOAD_CACHE_SECONDS),
    upsert: false,
  }
  for (let attempt = 1; ; attempt += 1) {
    const path = processedPath(new Date(), name)
    const { error } = await images.upload(path, blob, options)
    if (!error) return images.getPublicUrl(path).data.publicUrl
    // All agents share the folder, so another one may have used the same name in the same millisecond.
    if (attempt === MAX_ATTEMPTS || !isTaken(error)) throw error
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof StorageApiError && (error.status === 409 || error.statusCode === '409')
}
