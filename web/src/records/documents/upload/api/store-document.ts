import {
  mimeTypeOf,
  UPLOADED_STATUS,
  uploadedMetadata,
  uploadPath,
  type DocumentCategory,
} from '@predio/domain/documents'
import { recordKind } from '../../../../lib/save-record.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { sendFile } from '../../../../lib/send-file.ts'
import { storeWithFile } from './store-with-file.ts'

export interface NewUpload {
  id: string
  userId: string
  file: File
  name: string
  category: DocumentCategory
  clientId: string | null
  propertyId: string | null
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
    send: () => sendFile({ bucket: 'documents', path, file: upload.file, type, ...steps }),
    record: () => recordUpload(upload, path, type, now),
    read: () => uploads.read(upload.userId, upload.id),
  })
}

const uploads = recordKind({
  table: 'documents',
  select: () => supabase().from('documents').select('id, url'),
  toRow: (row) => row,
  changes: ['document_versions', 'document_history'],
})

function recordUpload(upload: NewUpload, path: string, type: string, now: Date) {
  const values = {
    name: upload.name,
    type,
    category: upload.category,
    status: UPLOADED_STATUS,
    url: path,
    client_id: upload.clientId,
    property_id: upload.propertyId,
    metadata: { ...uploadedMetadata(upload.file, type, now) },
  }
  return uploads.createOnce(upload.userId, { id: upload.id, values })
}
