import type { TemplateValues } from '@predio/domain/documents'
import { useQueryClient } from '@tanstack/react-query'
import { insertRow, saveRow, type Saved } from '../../lib/save-row.ts'
import { useUser } from '../../lib/session/index.ts'
import { supabase } from '../../lib/supabase.ts'
import {
  keepTemplate,
  readTemplate,
  TEMPLATE_COLUMNS,
  toTemplate,
  type Template,
} from './read-template.ts'
import { changed } from '../../lib/data/changed.ts'

interface SaveTemplate {
  /** Made by the form for a new one, so that sending it again cannot double it. */
  id: string
  values: TemplateValues
  /** As it was read; a new one has none. */
  base: Template | undefined
}

async function createTemplate(userId: string, id: string, values: TemplateValues) {
  const { data } = await supabase()
    .from('document_templates')
    .insert({ ...toRow(values), id, user_id: userId })
    .select(TEMPLATE_COLUMNS)
    .maybeSingle()
    .throwOnError()
  if (!data) throw new TemplateMissing()
  return toTemplate(data)
}

/** Section 8 has a text of its own for a row that was written and does not come back. */
export class TemplateMissing extends Error {
  override name = 'TemplateMissing'
}

async function saveTemplate(
  userId: string,
  { id, values, base }: SaveTemplate,
): Promise<Saved<Template>> {
  const read = () => readTemplate(id)
  if (!base) {
    const insert = () => createTemplate(userId, id, values)
    return { kind: 'saved', row: await insertRow({ insert, read }) }
  }
  return saveRow({
    update: async () => {
      const { data } = await supabase()
        .from('document_templates')
        .update(toRow(values))
        .eq('id', id)
        .eq('user_id', userId)
        .eq('updated_at', base.updated_at)
        .select(TEMPLATE_COLUMNS)
        .maybeSingle()
        .throwOnError()
      return data && toTemplate(data)
    },
    read,
    isSame: (row) =>
      row.name === values.name &&
      row.category === values.category &&
      row.description === values.description &&
      row.content === values.content &&
      row.is_public === values.is_public &&
      JSON.stringify(row.variables) === JSON.stringify(values.variables),
  })
}

/** As plain JSON; an interface has no index for the API's types. */
function toRow({ variables, ...values }: TemplateValues) {
  return { ...values, variables: variables.map((variable) => ({ ...variable })) }
}

export function useSaveTemplate(): (template: SaveTemplate) => Promise<Saved<Template>> {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return async (template) => {
    try {
      const saved = await saveTemplate(userId, template)
      if (saved.kind === 'saved') keepTemplate(cache, userId, saved.row)
      return saved
    } finally {
      void changed('document_templates')
    }
  }
}
