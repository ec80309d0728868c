import { log } from '../../../lib/log.ts'
import { supabase } from '../../../lib/supabase.ts'
import { removeFile } from '../api/remove-file.ts'
import { listPending } from './pending-files.ts'
import { settleFile } from './settle-file.ts'
import { ifLeftBehind } from './upload-lock.ts'

const DAY_MS = 24 * 3600 * 1000
const ASKED_KEY = 'predio.documents.tidied'

/** Removes the files without a record that this browser knows of. */
export async function tidyOwnFiles(userId: string): Promise<void> {
  for (const file of listPending(userId)) {
    await ifLeftBehind(file.path, () => settleFile(file))
  }
}

/** Those that other devices left, as the server names them: once a day. */
export async function tidyForgottenFiles(userId: string): Promise<void> {
  if (!isTimeToAsk(userId)) return
  try {
    const { data } = await supabase().rpc('unrecorded_files').throwOnError()
    if (data.length > 0) await removeFile(...data)
    localStorage.setItem(ASKED_KEY, JSON.stringify({ userId, at: Date.now() }))
  } catch (error) {
    log.warn('files without a record not removed', error)
  }
}

function isTimeToAsk(userId: string): boolean {
  try {
    const last = JSON.parse(localStorage.getItem(ASKED_KEY) ?? 'null') as {
      userId: string
      at: number
    } | null
    return last?.userId !== userId || Date.now() - last.at > DAY_MS
  } catch {
    return false
  }
}
