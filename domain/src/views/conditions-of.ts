import type { Field as Described, Fields } from '../fields/index.ts'
import { type Field, optionsOf } from './field.ts'

/** What a list can be filtered by, of the columns whose description says so (VIEW-01). */
export function conditionsOf(fields: Fields): Field[] {
  return Object.entries(fields).flatMap(([column, field]) => conditionOf(column, field) ?? [])
}

function conditionOf(column: string, field: Described): Field | undefined {
  if (!field.condition) return undefined
  const { isWords = false, adjectives, answers, ...rest } = field.condition
  const base = { label: field.label, ...rest }
  switch (field.kind) {
    case 'choice':
    case 'optionalChoice':
      return { ...base, kind: 'choice', column, options: optionsOf(field.options, adjectives) }
    case 'words':
    case 'choices':
      return { ...base, kind: 'words', column, isList: true }
    case 'day':
    case 'moment':
      return { ...base, kind: field.kind, column }
    case 'flag':
      return answers && { ...base, kind: 'flag', column, ...answers }
    case 'record':
    case 'optionalRecord':
      return { ...base, kind: 'presence', column: field.nameColumn ?? column }
    case 'requiredText':
      return { ...base, kind: 'name', column }
    case 'amount':
      return { ...base, kind: 'amount', low: column, high: column }
    case 'number':
      return { ...base, kind: 'amount', low: column, high: column, isCount: true }
    default:
      return isWords
        ? { ...base, kind: 'words', column, isList: false }
        : { ...base, kind: 'presence', column }
  }
}
