import { supabase } from '../../../lib/supabase.ts'

/** One that is gone already is no fault. */
export async function removeFile(...paths: string[]): Promise<void> {
  const { error } = await supabase().storage.from('documents').remove(paths)
  if (error) throw error
}
