import {
  mimeTypeOf,
  UPLOADED_STATUS,
  uploadedMetadata,
  uploadPath,
  type DocumentCategory,
} from '@predio/domain/documents'
import { log } from '../../../lib/log.ts'
import { insertRow } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { removeFile } from '../api/remove-file.ts'
import { forgetPending, listPending, notePending, type PendingFile } from './pending-files.ts'
import { sendFile } from './send-file.ts'
import { whileUploading } from './upload-lock.ts'

export interface NewUpload {
  /** Made by the form, so that sending it again cannot double it. */
  id: string
  userId: string
  file: File
  name: string
  category: DocumentCategory
  clientId: string | null
  propertyId: string | null
}

interface Steps {
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** Section 4: the file, then its record. Where one of them fails, neither stays. */
export async function storeDocument(upload: NewUpload, steps: Steps): Promise<void> {
  // An earlier try may have arrived, and only its answer was lost.
  const earlier = listPending(upload.userId).find(({ documentId }) => documentId === upload.id)
  if (earlier && (await settleFile(earlier)) === 'recorded') return
  const now = new Date()
  const path = uploadPath(upload.userId, now, upload.file.name)
  const pending = { userId: upload.userId, path, documentId: upload.id }
  await whileUploading(path, async () => {
    notePending(pending)
    try {
      const type = mimeTypeOf(upload.file.name) ?? upload.file.type
      await sendFile({ path, file: upload.file, type, ...steps })
      await recordUpload(upload, path, type, now)
      forgetPending(path)
    } catch (error) {
      if ((await settleFile(pending)) !== 'recorded') throw error
    }
  })
}

async function recordUpload(upload: NewUpload, path: string, type: string, now: Date) {
  const row = {
    id: upload.id,
    user_id: upload.userId,
    name: upload.name,
    type,
    category: upload.category,
    status: UPLOADED_STATUS,
    url: path,
    client_id: upload.clientId,
    property_id: upload.propertyId,
    metadata: { ...uploadedMetadata(upload.file, type, now) },
  }
  await insertRow({
    insert: async () => {
      await supabase().from('documents').insert(row).throwOnError()
      return true
    },
    read: async () => ((await isRecorded(upload.userId, path)) ? true : null),
  })
}

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

async function isRecorded(userId: string, path: string): Promise<boolean> {
  const { data } = await supabase()
    .from('documents')
    .select('id')
    .eq('user_id', userId)
    .eq('url', path)
    .limit(1)
    .throwOnError()
  return data.length > 0
}
