import { fileStorage } from '../../../lib/supabase.ts'

export function removeFile(path: string): Promise<void> {
  return removeFiles('documents', [path])
}

export async function removeFiles(
  bucket: 'documents' | 'notes',
  paths: readonly string[],
): Promise<void> {
  const { error } = await (await fileStorage()).from(bucket).remove([...paths])
  if (error) throw error
}
