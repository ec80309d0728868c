import { MAX_UPLOAD_BYTES, UPLOAD_MESSAGES } from '@predio/domain/documents'
import { messages } from '../messages.ts'
import { SendFailed } from './send-file.ts'

interface Failure {
  text: string
  hint?: string
}

/** What the storage service refuses it says by a number; the browser checked the same before. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof SendFailed && error.quota) return { text: error.quota }
  const refusal = error instanceof SendFailed ? error.code || String(error.status) : ''
  if (refusal === '413') return { text: UPLOAD_MESSAGES.tooLarge(MAX_UPLOAD_BYTES) }
  if (refusal === '415') return { text: UPLOAD_MESSAGES.notWhatItSays }
  return { text: messages.uploadFailed, hint: messages.uploadFailedHint }
}
