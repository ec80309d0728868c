import { log } from '../../../lib/log.ts'
import { supabase } from '../../../lib/supabase.ts'

/** For the document's history. The file is in the person's hands already: a failure is nothing to bother them with. */
export async function noteDownload(id: string): Promise<void> {
  const { error } = await supabase().rpc('note_document_download', { document: id })
  if (error) log.warn('download not noted', error)
}
