import {
  SCRIPT_CATEGORY_LABELS,
  scriptSchema,
  type ScriptCategory,
  type ScriptValues,
} from '@predio/domain/scripts'
import { checkForm } from '../../lib/check-form.ts'
import type { FormOf } from '../../lib/form-of.ts'
import { words } from '../../lib/words.ts'
import type { Script } from '../../records/scripts/api/list-scripts.ts'
import { messages } from './messages.ts'

/** The values of the form. */
export type ScriptForm = FormOf<ScriptValues>

export const FIELD_LABELS: Record<keyof ScriptForm, string> = {
  title: words.title,
  category: words.category,
  content: messages.content,
}

export const checkScript = checkForm(scriptSchema, (values: ScriptForm) => values)

export function newScript(category: ScriptCategory): ScriptForm {
  return { title: '', category, content: '' }
}

export function toForm({ title, category, content }: Script): ScriptForm {
  return { title, category, content }
}

/** The values as texts, to show two versions side by side. */
export function describe(form: ScriptForm): Record<keyof ScriptForm, string> {
  return { ...form, category: SCRIPT_CATEGORY_LABELS[form.category] }
}
