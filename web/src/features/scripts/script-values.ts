import { describeFields, type FormOf, labelsOf, newForm, openForm } from '@predio/domain/fields'
import { SCRIPT_FIELDS, type ScriptCategory, scriptSchema } from '@predio/domain/scripts'
import { checkForm } from '../../lib/check-form.ts'
import type { Script } from '../../records/scripts/api/list-scripts.ts'

export type ScriptForm = FormOf<typeof SCRIPT_FIELDS>

export const FIELD_LABELS = labelsOf(SCRIPT_FIELDS)

export const checkScript = checkForm(scriptSchema, (values: ScriptForm) => values)

export function newScript(category: ScriptCategory): ScriptForm {
  return { ...newForm(SCRIPT_FIELDS), category }
}

export function toForm(row: Script): ScriptForm {
  return openForm(SCRIPT_FIELDS, row)
}

export function describe(form: ScriptForm) {
  return describeFields(SCRIPT_FIELDS, form)
}
