import { log } from '../../../lib/log.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { noteDownload } from '../../../records/documents/api/note-download.ts'
import { documentFile } from '../download/document-file.ts'
import { uniqueName } from '@predio/domain/files'

interface ZipSteps {
  signal: AbortSignal
  onProgress: (done: number) => void
}

export interface Zipped {
  blob: Blob
  count: number
  missing: string[]
}

/** Files are read one after the other, so that memory holds only one; if one fails, the others are still added. */
export async function zipDocuments(
  userId: string,
  documents: readonly DocumentRow[],
  { signal, onProgress }: ZipSteps,
): Promise<Zipped> {
  const { Zip, ZipPassThrough } = await import('fflate')
  const parts: Blob[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(new Blob([new Uint8Array(chunk)]))
  })
  const taken = new Set<string>()
  const missing: string[] = []
  for (const [done, document] of documents.entries()) {
    onProgress(done)
    signal.throwIfAborted()
    try {
      const { name, blob } = await documentFile(userId, document, 'pdf')
      const unique = uniqueName(name, taken)
      // PDF, DOCX and ODT are compressed already.
      const entry = new ZipPassThrough(unique)
      zip.add(entry)
      entry.push(new Uint8Array(await blob.arrayBuffer()), true)
      taken.add(unique.toLowerCase())
      void noteDownload(document.id)
    } catch (error) {
      log.warn('document left out of the archive', error)
      missing.push(document.name)
    }
  }
  onProgress(documents.length)
  signal.throwIfAborted()
  zip.end()
  return { blob: new Blob(parts, { type: 'application/zip' }), count: taken.size, missing }
}
