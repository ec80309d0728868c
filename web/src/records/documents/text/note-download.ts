import { log } from '../../../lib/log.ts'
import { supabase } from '../../../lib/supabase.ts'

/** For the document's history. The person has the file already: a failure is only logged. */
export async function noteDownload(id: string): Promise<void> {
  const { error } = await supabase().rpc('note_document_download', { document: id })
  if (error) log.warn('the download was not noted', error)
}
