import { log } from '../../lib/log.ts'
import { readFile, type StoredFile } from './api/read-file.ts'
import type { Archive } from './open-archive.ts'
import { withRetries } from './with-retries.ts'

/** EXPORT-10: after this many failures in a row each file is requested only once. */
const MAX_FAILURES_WITH_RETRIES = 5

const FOLDERS = {
  documents: 'documentos',
  images: 'imagenes',
  'listing-photos': 'fotos',
  notes: 'notas',
} as const

interface FileSteps {
  userId: string
  signal: AbortSignal
  onFile: (done: number) => void
}

export async function writeFiles(
  archive: Archive,
  files: readonly StoredFile[],
  { userId, signal, onFile }: FileSteps,
): Promise<string[]> {
  const missing: string[] = []
  let failuresInARow = 0
  for (const [done, file] of files.entries()) {
    onFile(done)
    const path = pathOf(file, userId)
    const pauses = failuresInARow < MAX_FAILURES_WITH_RETRIES ? undefined : []
    try {
      const bytes = await withRetries(() => readFile(file, signal), signal, pauses)
      const entry = archive.open(`archivos/${path}`, {
        // Stored documents and images are compressed already; plain text is not.
        isCompressed: path.endsWith('.txt'),
        bytes: bytes.byteLength,
      })
      entry.write(bytes)
      entry.end()
      failuresInARow = 0
    } catch (error) {
      signal.throwIfAborted()
      log.warn('file left out of the export', error)
      failuresInARow += 1
      missing.push(path)
    }
  }
  onFile(files.length)
  return missing
}

function pathOf({ bucket, path }: StoredFile, userId: string): string {
  const folder = `${userId}/`
  const inner = bucket !== 'images' && path.startsWith(folder) ? path.slice(folder.length) : path
  return `${FOLDERS[bucket]}/${inner}`
}
