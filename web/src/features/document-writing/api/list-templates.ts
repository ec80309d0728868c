import {
  DOCUMENT_CATEGORIES,
  readVariables,
  type DocumentCategory,
  type TemplateVariable,
} from '@predio/domain/documents'
import type { Tables } from '@predio/domain/database'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** What the API gives at once; of the templates that others made public the newest are offered. */
const MOST_OWN = 1000
const MOST_PUBLIC = 200

export const TEMPLATE_COLUMNS =
  'id, user_id, name, category, description, content, variables, is_public, created_at, updated_at'

type Row = Pick<
  Tables<'document_templates'>,
  'id' | 'name' | 'description' | 'content' | 'is_public' | 'created_at' | 'updated_at'
> & { user_id: string | null }

export interface Template extends Row {
  category: DocumentCategory
  variables: TemplateVariable[]
}

export function toTemplate(row: Row & { category: string; variables: unknown }): Template {
  return {
    ...row,
    category: DOCUMENT_CATEGORIES.find((known) => known === row.category) ?? 'other',
    variables: readVariables(row.variables),
  }
}

/** Section 7: owned or public, newest first. The built-in ones are never crowded out by other agents' public ones. */
async function listTemplates(userId: string, signal: AbortSignal): Promise<Template[]> {
  const read = () => supabase().from('document_templates').select(TEMPLATE_COLUMNS)
  try {
    const [own, others] = await Promise.all([
      read()
        .or(`user_id.eq.${userId},user_id.is.null`)
        .order('created_at', { ascending: false })
        .order('id')
        .limit(MOST_OWN)
        .abortSignal(signal)
        .throwOnError(),
      read()
        .eq('is_public', true)
        .neq('user_id', userId)
        .order('created_at', { ascending: false })
        .order('id')
        .limit(MOST_PUBLIC)
        .abortSignal(signal)
        .throwOnError(),
    ])
    return [...own.data, ...others.data].map(toTemplate)
  } catch (error) {
    if (!signal.aborted) log.error('templates not loaded', error)
    throw error
  }
}

export function templatesQuery(userId: string) {
  return queryOptions({
    queryKey: ['document-templates', userId],
    queryFn: ({ signal }) => listTemplates(userId, signal),
  })
}

export function useTemplates() {
  return useQuery(templatesQuery(useUser().id))
}
