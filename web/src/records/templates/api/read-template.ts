import { readVariables, type TemplateVariable } from '@predio/domain/documents'
import type { Tables } from '@predio/domain/database'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { SUMMARY_COLUMNS, toSummary, type TemplateSummary } from './list-templates.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export const TEMPLATE_COLUMNS = `${SUMMARY_COLUMNS}, content, variables` as const

export interface Template extends TemplateSummary {
  content: string
  variables: TemplateVariable[]
}

export function toTemplate(row: Tables<'document_templates'>): Template {
  return { ...toSummary(row), variables: readVariables(row.variables) }
}

async function readTemplate(id: string): Promise<Template | null> {
  const { data } = await supabase()
    .from('document_templates')
    .select(TEMPLATE_COLUMNS)
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data && toTemplate(data)
}

function templateQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('document-templates', userId, id),
    queryFn: () => readTemplate(id),
  })
}

export function cacheTemplate(cache: QueryClient, userId: string, template: Template): void {
  cache.setQueryData(templateQuery(userId, template.id).queryKey, template)
}

export function useTemplate(id: string) {
  return useQuery(templateQuery(useUser().id, id))
}
