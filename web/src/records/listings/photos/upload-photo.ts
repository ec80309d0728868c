import { OUTPUT_TYPE } from '@predio/domain/images'
import { photoPath, smallPhotoPath } from '@predio/domain/properties'
import { isConnectionLost } from '../../../lib/connection.ts'
import { log } from '../../../lib/log.ts'
import { newId } from '../../../lib/new-id.ts'
import { SendFailed, sendFile } from '../../../lib/send-file.ts'
import { freshSession } from '../../../lib/session/index.ts'
import { photoBucket } from './api/photo-bucket.ts'
import type { PreparedPhoto } from './prepare-photo.ts'

interface UploadSteps {
  listingId: string
  signal: AbortSignal
  onProgress: (part: number) => void
}

/**
 * PHOTO-04: the small copy is uploaded first, so that no photograph is ever without it. After a failure both copies are removed; the
 * server's sweep removes those that cannot be removed now.
 */
export async function uploadPhoto(photo: PreparedPhoto, steps: UploadSteps): Promise<string> {
  const { listingId, signal, onProgress } = steps
  const session = await freshSession()
  if (!session) throw new SendFailed(401, 'no_session')
  const path = photoPath({ userId: session.user.id, recordId: listingId, photoId: newId() })
  const copies = [
    { path: smallPhotoPath(path), file: photo.small },
    { path, file: photo.large },
  ]
  const total = photo.small.size + photo.large.size
  let sent = 0
  try {
    for (const copy of copies) {
      await sendFile({
        ...copy,
        bucket: 'listing-photos',
        type: OUTPUT_TYPE,
        signal,
        onProgress: (part) => onProgress((sent + part * copy.file.size) / total),
      })
      sent += copy.file.size
    }
    return path
  } catch (error) {
    // A copy may be stored although the answer was lost.
    await discard(copies.map((copy) => copy.path))
    throw error
  }
}

async function discard(paths: string[]): Promise<void> {
  // Without a connection the deletion would fail and be reported, although the tile already says that the photograph was not stored.
  if (await isConnectionLost()) return
  try {
    const { error } = await (await photoBucket()).remove(paths)
    if (error) throw error
  } catch (error) {
    log.warn('a photograph that was not stored whole waits for the sweep', error)
  }
}
