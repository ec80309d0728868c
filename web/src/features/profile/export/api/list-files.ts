import { readPages } from '../../../../lib/read-all.ts'
import { fileStorage } from '../../../../lib/supabase.ts'
import type { StoredFile } from '../../../../capabilities/exports/api/read-file.ts'
import { withRetries } from '../../../../capabilities/exports/with-retries.ts'

const PAGE = 1000

export async function listFiles(userId: string, signal: AbortSignal): Promise<StoredFile[]> {
  return [
    ...(await listPrefix('documents', `${userId}/`, signal)),
    ...(await listPrefix('listing-photos', `${userId}/`, signal)),
    ...(await listPrefix('notes', `${userId}/`, signal)),
    // All agents share the folders of this bucket; the storage policies list only the agent's own files.
    ...(await listPrefix('images', '', signal)),
  ]
}

async function listPrefix(
  bucket: StoredFile['bucket'],
  prefix: string,
  signal: AbortSignal,
): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  const pages = readPages((cursor: string | null) =>
    withRetries(() => readPage(bucket, prefix, cursor, signal), signal),
  )
  for await (const page of pages) files.push(...page)
  return files
}

async function readPage(
  bucket: StoredFile['bucket'],
  prefix: string,
  cursor: string | null,
  signal: AbortSignal,
) {
  const { data, error } = await (
    await fileStorage()
  )
    .from(bucket)
    .listV2({ prefix, limit: PAGE, ...(cursor !== null && { cursor }) }, { signal })
  if (error) throw error
  const rows = data.objects.map(({ name }): StoredFile => ({ bucket, path: name }))
  return { rows, next: data.nextCursor ?? null }
}
