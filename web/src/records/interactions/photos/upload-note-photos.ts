import { OUTPUT_TYPE } from '@predio/domain/images'
import { SendFailed, sendFile } from '../../../lib/send-file.ts'
import { Unreachable } from '../../../lib/unreachable.ts'

export interface NoteFile {
  path: string
  blob: Blob
}

/** With these codes the server was not reached or a gateway could not reach it, so the upload was not refused. */
const UNREACHED = new Set([0, 502, 503, 504])

/**
 * NOTE-02: the files are uploaded before the interaction that names them. Each path holds an id of its own, so a file that exists already
 * comes from an earlier attempt.
 */
export async function uploadNoteFiles(files: readonly NoteFile[]): Promise<void> {
  for (const { path, blob } of files) {
    try {
      await sendFile({ bucket: 'notes', path, file: blob, type: OUTPUT_TYPE })
    } catch (error) {
      if (error instanceof SendFailed && error.code === '409') continue
      if (error instanceof SendFailed && UNREACHED.has(error.status)) {
        throw new Unreachable('the photograph did not reach the server', { cause: error })
      }
      throw error
    }
  }
}
