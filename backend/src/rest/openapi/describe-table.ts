import type { Column, ExposedSchema, KeyRelationship, Table } from '../schema-cache/types.ts'
import { describeType } from './describe-type.ts'

type Json = Record<string, unknown>

export function describeTable(table: Table): Json {
  const shared = { tags: [table.name], ...(table.description && { summary: table.description }) }
  const filters = [...table.columns.values()].map(describeFilter)
  const body = { name: table.name, in: 'body', schema: { $ref: `#/definitions/${table.name}` } }
  const rows = { type: 'array', items: { $ref: `#/definitions/${table.name}` } }
  const done = { description: 'No Content' }
  return {
    get: {
      ...shared,
      parameters: [
        ...filters,
        ...READING.map(describeParameter),
        preference('count=exact', 'count=planned', 'count=estimated'),
      ],
      responses: {
        '200': { description: 'OK', schema: rows },
        '206': { description: 'Partial Content' },
      },
    },
    ...(table.insertable && {
      post: {
        ...shared,
        parameters: [
          body,
          describeParameter('select'),
          describeParameter('on_conflict'),
          preference(...RETURNS, ...RESOLUTIONS),
        ],
        responses: { '201': { description: 'Created' } },
      },
    }),
    ...(table.updatable && {
      patch: {
        ...shared,
        parameters: [...filters, body, preference(...RETURNS)],
        responses: { '204': done },
      },
    }),
    ...(table.deletable && {
      delete: {
        ...shared,
        parameters: [...filters, preference(...RETURNS)],
        responses: { '204': done },
      },
    }),
  }
}

const READING = ['select', 'order', 'offset', 'limit']
const RETURNS = ['return=representation', 'return=minimal', 'return=headers-only']
const RESOLUTIONS = ['resolution=merge-duplicates', 'resolution=ignore-duplicates']

function describeFilter({ name, type, description }: Column): Json {
  return { name, in: 'query', type: 'string', format: type, ...(description && { description }) }
}

function describeParameter(name: string): Json {
  return { name, in: 'query', type: 'string' }
}

function preference(...values: string[]): Json {
  return { name: 'Prefer', in: 'header', type: 'string', enum: values }
}

export function tableDefinition(table: Table, schema: ExposedSchema): Json {
  const columns = [...table.columns.values()]
  return {
    type: 'object',
    ...(table.description && { description: table.description }),
    required: columns.filter(isRequired).map(({ name }) => name),
    properties: Object.fromEntries(
      columns.map((column) => [column.name, describeColumn(column, table, schema)]),
    ),
  }
}

function isRequired({ nullable, default: value }: Column): boolean {
  return !nullable && value === null
}

function describeColumn(column: Column, table: Table, schema: ExposedSchema): Json {
  const notes = [column.description, ...keyNotes(column, table, schema)].filter(
    (note) => note !== null,
  )
  return {
    ...describeType(column.type, column.enumValues),
    ...(column.default !== null && { default: column.default }),
    ...(notes.length > 0 && { description: notes.join('\n\n') }),
  }
}

function keyNotes({ name }: Column, table: Table, schema: ExposedSchema): string[] {
  const isForeign = (relationship: { kind: string }): relationship is KeyRelationship =>
    relationship.kind === 'many-to-one' || relationship.kind === 'one-to-one'
  const keys = (schema.relationships.get(table.name) ?? [])
    .filter(isForeign)
    .filter(
      ({ columns, foreignTableIsView }) =>
        !foreignTableIsView && columns.length === 1 && columns[0]![0] === name,
    )
  return [
    ...(table.primaryKey.includes(name) ? ['Note:\nThis is a Primary Key.<pk/>'] : []),
    ...keys.map(({ foreignTable, columns }) => {
      const column = columns[0]![1]
      return `Note:\nThis is a Foreign Key to \`${foreignTable}.${column}\`.<fk table='${foreignTable}' column='${column}'/>`
    }),
  ]
}
