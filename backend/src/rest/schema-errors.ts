import { RestError } from './errors.ts'
import type { ExposedSchema, Relationship, Routine } from './schema-cache/types.ts'
import { closest } from './similarity.ts'

export function tableNotFound(schema: ExposedSchema, name: string): RestError {
  const near = closest(name, schema.tables.keys())
  return new RestError(404, {
    code: 'PGRST205',
    message: `Could not find the table '${schema.name}.${name}' in the schema cache`,
    hint: near === undefined ? null : `Perhaps you meant the table '${schema.name}.${near}'`,
  })
}

export function payloadColumnNotFound(table: string, column: string): RestError {
  const message = `Could not find the '${column}' column of '${table}' in the schema cache`
  return new RestError(400, { code: 'PGRST204', message })
}

/** This is the message that PostgreSQL gives. */
export function columnNotFound(table: string, column: string): RestError {
  return new RestError(400, { code: '42703', message: `column ${table}.${column} does not exist` })
}

export function ungroupedOrder(table: string, column: string): RestError {
  const message = `column "${table}.${column}" must appear in the GROUP BY clause or be used in an aggregate function`
  return new RestError(400, { code: '42803', message })
}

export function typeNotFound(type: string): RestError {
  return new RestError(400, { code: '42704', message: `type "${type}" does not exist` })
}

/** The text is PostgreSQL's. PostgREST answers 500 in this case, although the server is not at fault. */
export function viewNotWritable(verb: string, view: string): RestError {
  return new RestError(405, { code: '55000', message: `cannot ${verb} view "${view}"` })
}

/** PostgreSQL gives this text when two joins have the same name. PostgREST names a join by origin, embed and depth. */
export function duplicateEmbed(shownAs: string): RestError {
  const message = `table name "${shownAs}" specified more than once`
  return new RestError(400, { code: '42712', message })
}

export function relationshipNotFound(
  schema: ExposedSchema,
  origin: string,
  target: string,
  hint: string | undefined,
): RestError {
  const using = hint === undefined ? '' : ` using the hint '${hint}'`
  const foreign = (schema.relationships.get(origin) ?? []).map(({ foreignTable }) => foreignTable)
  const near = foreign.includes(target) ? undefined : closest(target, foreign)
  return new RestError(400, {
    code: 'PGRST200',
    message: `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    details:
      `Searched for a foreign key relationship between '${origin}' and '${target}'${using} ` +
      `in the schema '${schema.name}', but no matches were found.`,
    hint: near === undefined ? null : `Perhaps you meant '${near}' instead of '${target}'.`,
  })
}

export function ambiguousRelationship(
  origin: string,
  target: string,
  candidates: readonly Relationship[],
): RestError {
  const suggestions = candidates.map(
    (candidate) => `'${candidate.foreignTable}!${hintFor(candidate)}'`,
  )
  return new RestError(300, {
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    details: candidates.map(describe),
    hint:
      `Try changing '${target}' to one of the following: ${suggestions.join(', ')}. ` +
      `Find the desired relationship in the 'details' key.`,
  })
}

function hintFor(relationship: Relationship): string {
  switch (relationship.kind) {
    case 'many-to-many':
      return relationship.junction
    case 'computed':
      return relationship.function
    default:
      return relationship.constraint
  }
}

function describe(relationship: Relationship): Record<string, string> {
  const { kind, table, foreignTable } = relationship
  return {
    cardinality: kind,
    embedding: `${table} with ${foreignTable}`,
    relationship: describeKeys(relationship),
  }
}

function describeKeys(relationship: Relationship): string {
  const { table, foreignTable } = relationship
  switch (relationship.kind) {
    case 'computed':
      return relationship.function
    case 'many-to-many': {
      const source = relationship.source.map(([, column]) => column).join(', ')
      const target = relationship.target.map(([, column]) => column).join(', ')
      const [first, second] = relationship.constraints
      return `${relationship.junction} using ${first}(${source}) and ${second}(${target})`
    }
    default: {
      const own = relationship.columns.map(([column]) => column).join(', ')
      const foreign = relationship.columns.map(([, column]) => column).join(', ')
      return `${relationship.constraint} using ${table}(${own}) and ${foreignTable}(${foreign})`
    }
  }
}

export interface SoughtFunction {
  name: string
  argumentNames: readonly string[]
  unnamed: 'json/jsonb' | 'text' | 'xml' | 'bytea' | undefined
}

/** A body that is not JSON carries no argument names. */
export function isRaw(unnamed: SoughtFunction['unnamed']): boolean {
  return unnamed !== undefined && unnamed !== 'json/jsonb'
}

export function functionNotFound(schema: ExposedSchema, sought: SoughtFunction): RestError {
  const { name, argumentNames, unnamed } = sought
  const qualified = `${schema.name}.${name}`
  const takesBodyOnly = isRaw(unnamed)
  const names = argumentNames.toSorted().join(', ')
  const plural = argumentNames.length > 1 ? 's' : ''
  // An empty list of names is not the same as one argument with the name ''.
  const isEmpty = argumentNames.length === 0
  const listed = isEmpty ? ' without parameters' : ` with parameter${plural} ${names}`
  const searched = takesBodyOnly
    ? ` with a single unnamed ${unnamed} parameter`
    : listed + (unnamed ? ` or with a single unnamed ${unnamed} parameter` : '')
  const signature = takesBodyOnly ? '' : isEmpty ? ' without parameters' : `(${names})`
  return new RestError(404, {
    code: 'PGRST202',
    message: `Could not find the function ${qualified}${signature} in the schema cache`,
    details: `Searched for the function ${qualified}${searched}, but no matches were found in the schema cache.`,
    hint: takesBodyOnly ? null : functionHint(schema, sought),
  })
}

function functionHint(
  schema: ExposedSchema,
  { name, argumentNames }: SoughtFunction,
): string | null {
  const overloads = schema.functions.get(name)
  const near = overloads
    ? closest(
        signatureOf(argumentNames),
        overloads.map(({ parameters }) => signatureOf(parameters.map((p) => p.name))),
      )
    : closest(name, schema.functions.keys())
  if (near === undefined) return null
  return `Perhaps you meant to call the function ${schema.name}.${overloads ? name : ''}${near}`
}

function signatureOf(names: readonly string[]): string {
  return `(${names.toSorted().join(', ')})`
}

export function ambiguousFunction(candidates: readonly Routine[]): RestError {
  const signatures = candidates.map(({ schema, name, parameters }) => {
    const listed = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`)
    return `${schema}.${name}(${listed.join(', ')})`
  })
  return new RestError(300, {
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  })
}
