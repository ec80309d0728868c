import {
  documentSchema,
  fillTemplate,
  GENERATED_STATUS,
  templateDataSchema,
} from '@predio/domain/documents'
import { useState } from 'react'
import { log } from '../../../../lib/log.ts'
import { newId } from '../../../../lib/new-id.ts'
import { NotVerified } from '../../../../lib/save-row.ts'
import { useAttempt } from '../../../../lib/use-attempt.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { createDocument } from '../../../../records/documents/text/api/save-text-document.ts'
import type { Template } from '../../../../records/templates/api/read-template.ts'
import { messages } from '../messages.ts'
import type { FormData } from '../records/form-data.ts'
import type { ChosenRecords } from '../records/use-records.ts'
import { NAME_FIELD } from './template-fields.ts'

export function useCreateDocument(template: Template, onCreated: (documentId: string) => void) {
  const { id: userId } = useUser()
  const [id] = useState(newId)
  const { attempt, isBusy, failure } = useAttempt((error) => {
    log.error('document not created', error)
    return error instanceof NotVerified ? messages.recordMissing : messages.saveFailed
  })

  const create = (values: FormData, chosen: ChosenRecords): Promise<void> =>
    attempt(async () => {
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
    })

  return { create, failure, isSaving: isBusy }
}

function isGiven(entry: [string, string | number | null]): entry is [string, string | number] {
  return entry[1] !== null
}
