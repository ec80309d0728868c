import { PostgrestError } from '@supabase/supabase-js'
import { TemplateMissing } from '../../../../records/templates/save-template.ts'
import { templateMessages as say } from '../messages.ts'

/** Raised by a rule of the database in words for the agent: a name that belongs to Predio, for one. */
const RULE_TEXT = 'P0001'
const REFUSED = '42501'

export function describeTemplateFailure(
  failure: { error: unknown } | 'gone',
  isUpdate: boolean,
): string {
  if (failure === 'gone') return say.gone
  const { error } = failure
  if (error instanceof PostgrestError) {
    if (error.code === RULE_TEXT) return error.message
    if (error.code === REFUSED) return say.mayNotPublish
  }
  if (isUpdate) return say.updateFailed
  return error instanceof TemplateMissing ? say.createMissing : say.createFailed
}
