import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, TablesInsert } from '../domain/src/database/index.ts'
import type { SampleFile } from './document-files.ts'

type Client = SupabaseClient<Database>

export type NewDocument = Partial<TablesInsert<'documents'>>

export async function insertDocuments(
  owner: Client,
  documents: readonly NewDocument[],
): Promise<string[]> {
  const rows = documents.map((document) => ({
    // All rows have the same columns, because the API inserts the columns of all rows together.
    name: 'Contrato',
    category: 'contract' as const,
    status: 'active' as const,
    type: 'text/plain',
    content: '# Contrato\n\nEntre las partes.',
    ...document,
  }))
  const { data } = await owner.from('documents').insert(rows).select('id').throwOnError()
  return data.map(({ id }) => id)
}

/** Inserts the same file and record as an upload in the app. */
export async function insertUpload(
  owner: Client,
  userId: string,
  file: SampleFile,
): Promise<{ id: string; path: string }> {
  const path = `${userId}/${crypto.randomUUID()}-${file.name}`
  const body = new Blob([file.bytes], { type: file.mimeType })
  const { error } = await owner.storage
    .from('documents')
    .upload(path, body, { contentType: file.mimeType })
  if (error) throw error
  const name = file.name.replace(/\.\w+$/, '')
  const [id = ''] = await insertDocuments(owner, [
    { name, type: file.mimeType, content: null, url: path },
  ])
  return { id, path }
}

export async function storedDocuments(admin: Client, userId: string, folder = userId) {
  const own = ['user_id', userId] as const
  const [files, records, versions, history, answers] = await Promise.all([
    admin.storage.from('documents').list(folder),
    admin
      .from('documents')
      .select()
      .eq(...own)
      .order('created_at')
      .throwOnError(),
    admin
      .from('document_versions')
      .select()
      .eq(...own)
      .order('version')
      .throwOnError(),
    admin
      .from('document_history')
      .select()
      .eq(...own)
      .order('created_at')
      .throwOnError(),
    admin
      .from('document_ai_history')
      .select()
      .eq(...own)
      .order('created_at')
      .throwOnError(),
  ])
  if (files.error) throw files.error
  return {
    files: files.data.filter(({ id }) => id !== null).map(({ name }) => name),
    records: records.data,
    versions: versions.data,
    history: history.data,
    answers: answers.data,
  }
}

export const NOTHING_STORED = { files: [], records: [], versions: [], history: [], answers: [] }
