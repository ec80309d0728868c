import {
  CATEGORY_OF_TYPE,
  documentSchema,
  GENERATED_STATUS,
  generatedMetadata,
  generatedPath,
  type DocumentType,
} from '@predio/domain/documents'
import { log } from '../../../lib/log.ts'
import { supabase } from '../../../lib/supabase.ts'
import { createDocument, RecordMissing } from './create-document.ts'
import { readTextDocument } from './read-text-document.ts'
import type { TextDocument } from './text-document.ts'

export interface Generated {
  /** Made once for a text, so that storing it again cannot double it. */
  id: string
  type: DocumentType
  name: string
  content: string
  by: 'ai' | 'template'
  data: Readonly<Record<string, string | number | null>>
  templateId: string | null
  clientId: string | null
  propertyId: string | null
}

/** Which of the two steps failed; section 8 has a text for each. */
export class StoreFailed extends Error {
  override name = 'StoreFailed'
  readonly step: 'file' | 'record' | 'missing'

  constructor(step: StoreFailed['step'], cause: unknown) {
    super(`the generated document was not stored: ${step}`, { cause })
    this.step = step
  }
}

/** Section 4: the text file, then the record. Where the record fails the file goes too. */
export async function storeGenerated(userId: string, generated: Generated): Promise<TextDocument> {
  const now = new Date()
  const path = generatedPath(userId, now, generated.type)
  await sendText(path, generated.content)
  try {
    const row = await createDocument(userId, toRecord(generated, path, now))
    // An earlier try had arrived with its own file, and only its answer was lost.
    if (row.url !== path) await removeText(path)
    return row
  } catch (error) {
    const known = await findRecord(userId, generated.id)
    if (known) return known
    if (known === null) await removeText(path)
    throw new StoreFailed(error instanceof RecordMissing ? 'missing' : 'record', error)
  }
}

/** Undefined where nobody can tell: the file then waits for a later visit, with its record or without. */
async function findRecord(userId: string, id: string): Promise<TextDocument | null | undefined> {
  try {
    return await readTextDocument(userId, id)
  } catch {
    return undefined
  }
}

function toRecord(generated: Generated, path: string, now: Date) {
  const { id, type, name, content, by, data } = generated
  const document = documentSchema.parse({
    name,
    category: CATEGORY_OF_TYPE[type],
    status: GENERATED_STATUS,
    client_id: generated.clientId,
    property_id: generated.propertyId,
    content,
  })
  const metadata = { ...generatedMetadata({ by, data, content, path, now }) }
  return { ...document, id, template_id: generated.templateId, url: path, metadata }
}

async function sendText(path: string, content: string): Promise<void> {
  const file = new Blob([content], { type: 'text/plain' })
  const { error } = await supabase()
    .storage.from('documents')
    .upload(path, file, { cacheControl: '3600', contentType: 'text/plain', upsert: false })
  if (error) throw new StoreFailed('file', error)
}

/** Without a connection it stays; a file without a record is removed at a later visit. */
async function removeText(path: string): Promise<void> {
  const { error } = await supabase().storage.from('documents').remove([path])
  if (error) log.warn('a file without a record was left', error)
}
