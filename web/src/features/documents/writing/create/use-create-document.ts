import {
  documentSchema,
  fillTemplate,
  GENERATED_STATUS,
  templateDataSchema,
} from '@predio/domain/documents'
import { useRef, useState } from 'react'
import { log } from '../../../../lib/log.ts'
import { newId } from '../../../../lib/new-id.ts'
import { NotVerified } from '../../../../lib/save-row.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { createDocument } from '../../../../records/documents/text/api/save-text-document.ts'
import type { Template } from '../../../../records/templates/api/read-template.ts'
import { messages } from '../messages.ts'
import type { FormData } from '../records/form-data.ts'
import type { ChosenRecords } from '../records/use-records.ts'
import { NAME_FIELD } from './template-fields.ts'

/** Saves what a template became, once. */
export function useCreateDocument(template: Template, onCreated: (documentId: string) => void) {
  const { id: userId } = useUser()
  const [id] = useState(newId)
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  // Guards against a second press before the button is disabled.
  const isBusy = useRef(false)

  async function create(values: FormData, chosen: ChosenRecords): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    setFailure(undefined)
    try {
      const data = templateDataSchema(template.variables).parse(values)
      const document = documentSchema.parse({
        name: values[NAME_FIELD],
        category: template.category,
        status: GENERATED_STATUS,
        client_id: chosen.client?.id ?? null,
        property_id: chosen.property?.id ?? null,
        content: fillTemplate(template.content, template.variables, data),
      })
      await createDocument(userId, {
        ...document,
        id,
        template_id: template.id,
        url: null,
        metadata: {
          generated_by: 'template',
          prompt_data: Object.fromEntries(Object.entries(data).filter(isGiven)),
          timestamp: new Date().toISOString(),
        },
      })
      onCreated(id)
    } catch (error) {
      log.error('document not created', error)
      setFailure(error instanceof NotVerified ? messages.recordMissing : messages.saveFailed)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  return { create, failure, isSaving }
}

function isGiven(entry: [string, string | number | null]): entry is [string, string | number] {
  return entry[1] !== null
}
