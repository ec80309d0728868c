import {
  DOCUMENT_CATEGORY_LABELS,
  templateSchema,
  VARIABLE_TYPE_LABELS,
  type TemplateValues,
} from '@predio/domain/documents'
import { PostgrestError } from '@supabase/postgrest-js'
import { checkForm } from '../../../../lib/check-form.ts'
import type { Template } from '../../../../records/templates/api/read-template.ts'
import { templateMessages } from '../messages.ts'
import { words } from '../../../../lib/words.ts'

export interface TemplateFormValues extends Omit<TemplateValues, 'description'> {
  description: string
}

export const NEW_TEMPLATE: TemplateFormValues = {
  name: '',
  category: 'contract',
  description: '',
  content: '',
  variables: [],
  is_public: false,
}

export const checkTemplate = checkForm(templateSchema, (values: TemplateFormValues) => values)

export function toForm(template: Template): TemplateFormValues {
  const { name, category, description, content, variables, is_public } = template
  return { name, category, description: description ?? '', content, variables, is_public }
}

export const FIELD_LABELS = {
  name: templateMessages.name,
  category: words.category,
  description: templateMessages.description,
  content: templateMessages.content,
  variables: templateMessages.variables,
  is_public: templateMessages.isPublic,
}

export function describeTemplate(
  values: TemplateFormValues,
): Record<keyof typeof FIELD_LABELS, string> {
  return {
    name: values.name.trim(),
    category: DOCUMENT_CATEGORY_LABELS[values.category],
    description: values.description.trim(),
    content: values.content.trim(),
    variables: values.variables
      .map(({ name, label, type, required, options }) =>
        [
          `{{${name}}} ${label} (${VARIABLE_TYPE_LABELS[type]}${required ? '' : ', opcional'})`,
          ...options.map((option) => `  - ${option}`),
        ].join('\n'),
      )
      .join('\n'),
    is_public: values.is_public ? templateMessages.yes : templateMessages.no,
  }
}

/** TPL-04: with this code the database sends a Spanish text, for example if a built-in template has the same name. */
const RULE_TEXT = 'P0001'
const REFUSED = '42501'

export function explainTemplateFailure(error: unknown): string | undefined {
  if (!(error instanceof PostgrestError)) return undefined
  if (error.code === RULE_TEXT) return error.message
  return error.code === REFUSED ? templateMessages.mayNotPublish : undefined
}
