import {
  CATEGORY_OF_TYPE,
  documentSchema,
  GENERATED_STATUS,
  generatedMetadata,
  generatedPath,
  type DocumentType,
} from '@predio/domain/documents'
import { NotVerified, type Saved } from '../../../../lib/save-row.ts'
import { sendFile } from '../../../../lib/send-file.ts'
import { storeWithFile } from '../../upload/api/store-with-file.ts'
import { readTextDocument } from './read-text-document.ts'
import { createDocument, saveTextDocument, type NewDocument } from './save-text-document.ts'
import type { TextDocument } from '../text-document.ts'
import { changed } from '../../../../lib/data/changed.ts'

export interface Generated {
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

/** GEN-04: the step that failed decides which message the agent sees. */
export class StoreFailed extends Error {
  override name = 'StoreFailed'
  readonly step: 'file' | 'record' | 'missing'

  constructor(step: StoreFailed['step'], cause: unknown) {
    super(`the generated document was not stored: ${step}`, { cause })
    this.step = step
  }
}

/** GEN-03: the text file is stored before the record. */
export async function storeGenerated(userId: string, generated: Generated): Promise<TextDocument> {
  const now = new Date()
  const path = generatedPath(userId, now, generated.type)
  return storeWithFile(path, {
    send: () => sendText(path, generated.content),
    record: () => record(userId, toRecord(generated, path, now)),
    read: async () => {
      const row = await readTextDocument(userId, generated.id)
      void changed('documents', 'document_versions', 'document_history')
      return row
    },
  })
}

/** GEN-08: the new text becomes the next version of the earlier document. */
export async function replaceGenerated(
  userId: string,
  base: TextDocument,
  generated: Generated,
): Promise<Saved<TextDocument>> {
  const { by, data, content } = generated
  const made = generatedMetadata({ by, data, content, path: base.url ?? '', now: new Date() })
  return saveTextDocument(userId, base, {
    name: generated.name,
    content,
    client_id: generated.clientId,
    property_id: generated.propertyId,
    template_id: generated.templateId,
    // The metadata that describe the file stay, because the file still holds the first version.
    metadata: {
      ...(base.metadata as Record<string, string | number>),
      generated_by: made.generated_by,
      prompt_data: made.prompt_data,
      timestamp: made.timestamp,
    },
  })
}

async function record(userId: string, row: NewDocument): Promise<TextDocument> {
  try {
    return await createDocument(userId, row)
  } catch (error) {
    throw new StoreFailed(error instanceof NotVerified ? 'missing' : 'record', error)
  }
}

function toRecord(generated: Generated, path: string, now: Date): NewDocument {
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
  try {
    await sendFile({ bucket: 'documents', path, file, type: 'text/plain' })
  } catch (error) {
    throw new StoreFailed('file', error)
  }
}
