import { checkChosenFiles, checkFirstBytes, HEAD_BYTES } from '@predio/domain/documents'
import { log } from '../../../lib/log.ts'
import { messages } from '../messages.ts'

/** What is wrong with what was chosen; null is fine. A name can lie, so the first bytes are read too. */
export async function checkFile(files: readonly File[]): Promise<string | null> {
  const problem = checkChosenFiles(files)
  const [file] = files
  if (problem !== null || !file) return problem
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    return checkFirstBytes(file.name, head)
  } catch (error) {
    // Moved or taken away since it was chosen.
    log.warn('file not read', error)
    return messages.uploadFailed
  }
}
