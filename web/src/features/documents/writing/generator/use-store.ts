import {
  BUILT_IN_TEMPLATES,
  DOCUMENT_TYPE_LABELS,
  type DocumentType,
} from '@predio/domain/documents'
import { useRef, useState } from 'react'
import { log } from '../../../../lib/log.ts'
import { useUser } from '../../../../lib/session/index.ts'
import type { Saved } from '../../../../lib/save-row.ts'
import { saveTextDocument } from '../../../../records/documents/text/api/save-text-document.ts'
import {
  type Generated,
  replaceGenerated,
  StoreFailed,
  storeGenerated,
} from '../../../../records/documents/text/api/store-generated.ts'
import type { TextDocument } from '../../../../records/documents/text/text-document.ts'
import { messages } from '../messages.ts'
import { isSaved, type Result } from './result.ts'
import type { FormData } from '../records/form-data.ts'

/** GEN-03: for each type of document the field with the person after whom the document is named. */
const PERSON_FIELD: Record<DocumentType, string> = {
  pagare: 'deudor',
  recibo_renta: 'inquilino',
  contrato_arrendamiento: 'arrendatario',
  contrato_compraventa: 'comprador',
}
const MAX_NAME_LENGTH = 255

const PROBLEMS = {
  file: messages.saveFailed,
  record: messages.recordFailed,
  missing: messages.recordMissing,
}

interface Stored {
  document: TextDocument | null
  problem?: string
  /** The version that another tab has saved meanwhile; the person may overwrite it. */
  theirs?: TextDocument
}

export function useStore() {
  const { id: userId } = useUser()
  const [isSaving, setSaving] = useState(false)
  // A second press before the button is disabled gets the same promise.
  const running = useRef<Promise<Stored>>(undefined)

  function store(result: Result): Promise<Stored> {
    running.current ??= attempt(result)
    return running.current
  }

  async function attempt(result: Result): Promise<Stored> {
    setSaving(true)
    try {
      if (!result.stored && result.replaces) {
        const saved = await replaceGenerated(userId, result.replaces, toGenerated(result))
        // If the earlier record was deleted in the meantime, a new one is created.
        if (saved.kind !== 'gone') return toStored(saved)
      }
      // An earlier attempt may have stored an older text.
      const stored = result.stored ?? (await storeGenerated(userId, toGenerated(result)))
      if (isSaved({ ...result, stored })) return { document: stored }
      return await change(stored, result.content)
    } catch (error) {
      log.error('document not saved', error)
      const problem = error instanceof StoreFailed ? PROBLEMS[error.step] : messages.saveFailed
      return { document: null, problem }
    } finally {
      running.current = undefined
      setSaving(false)
    }
  }

  async function change(stored: TextDocument, content: string): Promise<Stored> {
    return toStored(await saveTextDocument(userId, stored, { content }))
  }

  return { store, isSaving }
}

function toGenerated({ id, type, by, content, data, records }: Result): Generated {
  const template = BUILT_IN_TEMPLATES.find(({ documentType }) => documentType === type)
  return {
    id,
    type,
    name: documentName(type, data),
    content,
    by,
    data,
    templateId: by === 'template' ? (template?.id ?? null) : null,
    clientId: records.client?.id ?? null,
    propertyId: records.property?.id ?? null,
  }
}

function toStored(saved: Saved<TextDocument>): Stored {
  switch (saved.kind) {
    case 'saved':
      return { document: saved.row }
    case 'conflict':
      return { document: null, problem: messages.documentChanged, theirs: saved.theirs }
    case 'gone':
      return { document: null, problem: messages.documentGone }
  }
}

function documentName(type: DocumentType, data: Readonly<FormData>): string {
  const person = String(data[PERSON_FIELD[type]] ?? '').trim()
  const label = DOCUMENT_TYPE_LABELS[type]
  return (person === '' ? label : `${label} – ${person}`).slice(0, MAX_NAME_LENGTH)
}
