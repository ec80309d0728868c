/**
 * Files whose record may not exist: noted before the first byte is sent, forgotten once file and record agree. What a
 * closed tab or a lost connection leaves is found here by the next visit. For all tabs, so in localStorage.
 */
const KEY = 'predio.documents.pending'

export interface PendingFile {
  userId: string
  /** In the bucket documents. */
  path: string
  documentId: string
}

export function notePending(file: PendingFile): void {
  write([...readAll().filter(({ path }) => path !== file.path), file])
}

export function forgetPending(path: string): void {
  write(readAll().filter((file) => file.path !== path))
}

export function listPending(userId: string): PendingFile[] {
  return readAll().filter((file) => file.userId === userId)
}

function readAll(): PendingFile[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPending) : []
  } catch {
    return []
  }
}

function write(files: readonly PendingFile[]): void {
  try {
    if (files.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(files))
  } catch {
    // Without storage nothing is noted; the server still names such files after an hour.
  }
}

function isPending(value: unknown): value is PendingFile {
  if (typeof value !== 'object' || value === null) return false
  const file = value as Partial<Record<keyof PendingFile, unknown>>
  return [file.userId, file.path, file.documentId].every((part) => typeof part === 'string')
}
