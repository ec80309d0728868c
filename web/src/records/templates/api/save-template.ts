import type { TemplateValues } from '@predio/domain/documents'
import { useQueryClient } from '@tanstack/react-query'
import { recordKind, type RecordToSave } from '../../../lib/save-record.ts'
import type { Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { cacheTemplate, TEMPLATE_COLUMNS, toTemplate, type Template } from './read-template.ts'

const templates = recordKind({
  table: 'document_templates',
  select: () => supabase().from('document_templates').select(TEMPLATE_COLUMNS),
  toRow: toTemplate,
})

export function useSaveTemplate() {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  const save = templates.useSave()
  return async ({
    values: { variables, ...values },
    ...template
  }: RecordToSave<TemplateValues>): Promise<Saved<Template>> => {
    // The API's JSON type does not accept an interface, so each variable is copied to a plain object.
    const row = { ...values, variables: variables.map((variable) => ({ ...variable })) }
    const saved = await save({ ...template, values: row })
    if (saved.kind === 'saved') cacheTemplate(cache, userId, saved.row)
    return saved
  }
}
