import { log } from '../../../lib/log.ts'
import { supabase } from '../../../lib/supabase.ts'

/** A failure is only logged, because the file itself was downloaded. */
export async function noteDownload(id: string): Promise<void> {
  const { error } = await supabase().rpc('note_document_download', { document: id })
  if (error) log.warn('download not noted', error)
}
