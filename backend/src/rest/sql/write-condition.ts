import type { CompareOperator, Operation, SearchOperator } from '../parse/types.ts'
import type { Condition, Field } from '../plan/types.ts'
import { arrayLiteral } from '../../database/array-literal.ts'
import type { SqlBuilder } from './sql-builder.ts'
import { writeField } from './write-field.ts'

const COMPARE: Record<CompareOperator, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}

const SEARCH: Record<SearchOperator, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

/** This function is a parameter because embeds contain conditions and conditions refer to embeds; importing it would make a cycle. */
export type WriteExists = (condition: Extract<Condition, { kind: 'exists' }>) => string

export function writeCondition(
  condition: Condition,
  sql: SqlBuilder,
  writeExists: WriteExists,
): string {
  switch (condition.kind) {
    case 'filter':
      return negate(condition.negated, writeOperation(condition.field, condition.operation, sql))
    case 'group': {
      const children = condition.children.map((child) => writeCondition(child, sql, writeExists))
      const group = `(${children.join(` ${condition.operator} `)})`
      return condition.negated ? `not ${group}` : group
    }
    case 'exists':
      return negate(condition.negated, writeExists(condition))
  }
}

function negate(negated: boolean, expression: string): string {
  return negated ? `not (${expression})` : expression
}

function writeOperation(field: Field, operation: Operation, sql: SqlBuilder): string {
  switch (operation.kind) {
    case 'compare': {
      const { operator, quantifier } = operation
      const isPattern = operator === 'like' || operator === 'ilike'
      const left = writeField(field, sql)
      const right = sql.value(isPattern ? operation.value.replaceAll('*', '%') : operation.value)
      return `${left} ${COMPARE[operator]} ${quantifier ? `${quantifier}(${right})` : right}`
    }
    case 'in': {
      const values =
        operation.values.length === 1 && operation.values[0] === '' ? [] : operation.values
      return `${writeField(field, sql)} = any(${sql.value(arrayLiteral(values))})`
    }
    case 'is':
      return `${writeField(field, sql)} is ${operation.value.replace('_', ' ')}`
    case 'search':
      return writeSearch(field, operation, sql)
  }
}

function writeSearch(
  field: Field,
  operation: Extract<Operation, { kind: 'search' }>,
  sql: SqlBuilder,
): string {
  const language =
    operation.language === undefined ? '' : `${sql.value(operation.language)}::regconfig, `
  const isVector = field.baseType === 'tsvector' && field.path.length === 0
  const text = writeField(field, sql)
  const vector = isVector ? text : `to_tsvector(${language}${text})`
  return `${vector} @@ ${SEARCH[operation.operator]}(${language}${sql.value(operation.value)})`
}
