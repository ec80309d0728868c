import { OUTPUT_TYPE, processedPath } from '@predio/domain/images'
import { SendFailed, sendFile } from '../../../lib/send-file.ts'
import { fileStorage } from '../../../lib/supabase.ts'

const MAX_ATTEMPTS = 3

/** IMG-22 and IMG-29: the JPEG is stored in the folder processed/. */
export async function uploadProcessed(name: string, blob: Blob): Promise<string> {
  const images = (await fileStorage()).from('images')
  for (let attempt = 1; ; attempt += 1) {
    const path = processedPath(new Date(), name)
    try {
      await sendFile({ bucket: 'images', path, file: blob, type: OUTPUT_TYPE })
      return images.getPublicUrl(path).data.publicUrl
    } catch (error) {
      // All agents share the folder, so another agent may have used the same name in the same millisecond.
      const isTaken = error instanceof SendFailed && error.code === '409'
      if (attempt === MAX_ATTEMPTS || !isTaken) throw error
    }
  }
}
