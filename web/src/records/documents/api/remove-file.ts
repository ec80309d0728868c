import { fileStorage } from '../../../lib/supabase.ts'

/** Removing a file that does not exist is no error. */
export async function removeFile(...paths: string[]): Promise<void> {
  const { error } = await (await fileStorage()).from('documents').remove(paths)
  if (error) throw error
}
