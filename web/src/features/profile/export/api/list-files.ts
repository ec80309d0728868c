import { supabase } from '../../../../lib/supabase.ts'
import { withRetries } from '../with-retries.ts'

export interface StoredFile {
  bucket: 'documents' | 'images'
  path: string
}

/** Storage's own default. */
const PAGE = 100

/** All of the agent's files: their own folder of documents, and of the pictures those that are theirs. */
export async function listFiles(userId: string, signal: AbortSignal): Promise<StoredFile[]> {
  return [
    ...(await listFolder('documents', userId, signal)),
    // Folders here are everybody's; the policies show only what is one's own.
    ...(await listFolder('images', '', signal)),
  ]
}

async function listFolder(
  bucket: StoredFile['bucket'],
  folder: string,
  signal: AbortSignal,
): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for (let offset = 0; ; offset += PAGE) {
    const items = await withRetries(() => readPage(bucket, folder, offset, signal), signal)
    for (const { id, name } of items) {
      const path = folder === '' ? name : `${folder}/${name}`
      // A folder is no object: it has no id.
      if (id === null) files.push(...(await listFolder(bucket, path, signal)))
      else files.push({ bucket, path })
    }
    if (items.length < PAGE) return files
  }
}

async function readPage(
  bucket: StoredFile['bucket'],
  folder: string,
  offset: number,
  signal: AbortSignal,
) {
  const { data, error } = await supabase()
    .storage.from(bucket)
    .list(folder, { limit: PAGE, offset, sortBy: { column: 'name', order: 'asc' } }, { signal })
  if (error) throw error
  return data
}
