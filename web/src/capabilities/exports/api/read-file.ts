import { fileStorage } from '../../../lib/supabase.ts'

export interface StoredFile {
  bucket: 'documents' | 'images' | 'listing-photos' | 'notes'
  path: string
}

export async function readFile(
  { bucket, path }: StoredFile,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { data, error } = await (await fileStorage()).from(bucket).download(path, {}, { signal })
  if (error) throw error
  return new Uint8Array(await data.arrayBuffer())
}
