import type { Field as Described, Fields } from '../fields/index.ts'
import { type Field, optionsOf } from './field.ts'

type ConditionColumn<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { condition: infer Condition }
    ? Name | (Condition extends { sortBy: infer Column extends string } ? Column : never)
    : never
}[keyof F & string]

/** VIEW-01: returns the fields by which a list can be filtered. */
export function conditionsOf<F extends Fields>(fields: F): Field<ConditionColumn<F>>[] {
  const found = Object.entries<Described>(fields).flatMap(
    ([column, field]) => conditionOf(column, field) ?? [],
  )
  return found as Field<ConditionColumn<F>>[]
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
