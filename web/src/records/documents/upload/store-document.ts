import {
  mimeTypeOf,
  UPLOADED_STATUS,
  uploadedMetadata,
  uploadPath,
  type DocumentCategory,
} from '@predio/domain/documents'
import { insertRow } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { sendFile } from './send-file.ts'
import { storeWithFile } from './store-with-file.ts'

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

interface UploadRecord {
  /** The file's path. */
  url: string | null
}

interface SendSteps {
  signal: AbortSignal
  onProgress: (part: number) => void
}

export async function storeDocument(upload: NewUpload, steps: SendSteps): Promise<void> {
  const now = new Date()
  const path = uploadPath(upload.userId, now, upload.file.name)
  const type = mimeTypeOf(upload.file.name) ?? upload.file.type
  await storeWithFile(path, {
    send: () => sendFile({ path, file: upload.file, type, ...steps }),
    record: () => recordUpload(upload, path, type, now),
    read: () => readRecord(upload),
  })
}

async function recordUpload(
  upload: NewUpload,
  path: string,
  type: string,
  now: Date,
): Promise<UploadRecord> {
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
  return insertRow({
    insert: async () => {
      await supabase().from('documents').insert(row).throwOnError()
      return { url: path }
    },
    read: () => readRecord(upload),
  })
}

async function readRecord({ id, userId }: NewUpload): Promise<UploadRecord | null> {
  const { data } = await supabase()
    .from('documents')
    .select('url')
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data
}
