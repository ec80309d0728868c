import { checkChosenFiles, checkFirstBytes, HEAD_BYTES } from '@predio/domain/documents'
import { isHeic } from '@predio/domain/images'
import { log } from '../../../lib/log.ts'
import { messages } from '../messages.ts'

/** What is wrong with what was chosen; null is fine. A name can lie, so the first bytes are read too. */
export async function checkFile(files: readonly File[]): Promise<string | null> {
  const problem = checkChosenFiles(files)
  const [file] = files
  if (!file || files.length > 1) return problem
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    // An iPhone's photograph is refused with what to do, whatever its name says.
    return (isHeic(head) ? null : problem) ?? checkFirstBytes(file.name, head)
  } catch (error) {
    // Moved or taken away since it was chosen.
    log.warn('file not read', error)
    return messages.uploadFailed
  }
}
