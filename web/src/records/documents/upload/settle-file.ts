import { log } from '../../../lib/log.ts'
import { supabase } from '../../../lib/supabase.ts'
import { removeFile } from '../api/remove-file.ts'
import { forgetPending, type PendingFile } from './pending-files.ts'

/**
 * File and record agree afterwards: the record's answer may have been lost, and then the file is its own; otherwise the
 * file goes. Without a connection it stays noted for the next visit.
 */
export async function settleFile({
  userId,
  path,
}: PendingFile): Promise<'recorded' | 'removed' | 'unknown'> {
  try {
    const recorded = await isRecorded(userId, path)
    if (!recorded) await removeFile(path)
    forgetPending(path)
    return recorded ? 'recorded' : 'removed'
  } catch (error) {
    log.warn('a file waits to be settled', error)
    return 'unknown'
  }
}

export async function isRecorded(userId: string, path: string): Promise<boolean> {
  const { data } = await supabase()
    .from('documents')
    .select('id')
    .eq('user_id', userId)
    .eq('url', path)
    .limit(1)
    .throwOnError()
  return data.length > 0
}
