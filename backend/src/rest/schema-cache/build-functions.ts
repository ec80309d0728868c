import type { ArgumentRow, FunctionRow } from './query-functions.ts'
import type { RelationRow } from './query-relations.ts'
import type { Types } from './query-types.ts'
import { toColumn, toColumns } from './build-tables.ts'
import type {
  ComputedColumn,
  ComputedRelationship,
  Parameter,
  Relation,
  Routine,
  RoutineReturn,
  Table,
} from './types.ts'

const VOLATILITY = { v: 'volatile', s: 'stable', i: 'immutable' } as const
const UNNAMED_TYPES = new Set(['json', 'jsonb', 'text', 'xml', 'bytea'])

export function buildRoutine(
  row: FunctionRow,
  types: Types,
  relationByType: (typeOid: string) => Relation | undefined,
): Routine | undefined {
  const inputs = row.arguments.filter(isInput)
  if (!isCallable(row.arguments, inputs)) return undefined
  const returns = buildReturn(row, types, relationByType)
  if (!returns) return undefined
  return {
    schema: row.schema,
    name: row.name,
    description: row.description,
    volatility: VOLATILITY[row.volatility],
    parameters: inputs.map((argument, i) =>
      toParameter(argument, i < inputs.length - row.defaults),
    ),
    returns,
  }
}

/**
 * If no argument has a name, the function can be called only if the body is its single argument. Among named arguments, one without a name
 * is addressed as ''.
 */
function isCallable(all: readonly ArgumentRow[], inputs: readonly ArgumentRow[]): boolean {
  const [only, ...others] = inputs
  if (!only || all.some(({ name }) => name !== '')) return true
  return others.length === 0 && UNNAMED_TYPES.has(only.type)
}

/** Overloads are sorted in PostgREST's order: fewer arguments first, then by comment, then by the arguments. */
export function compareRoutines(a: Routine, b: Routine): number {
  return (
    a.parameters.length - b.parameters.length ||
    compareTexts(a.description ?? '', b.description ?? '') ||
    a.parameters.reduce((order, own, i) => order || compareParameters(own, b.parameters[i]!), 0)
  )
}

function compareParameters(a: Parameter, b: Parameter): number {
  return compareTexts(a.name, b.name) || compareTexts(a.type, b.type)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function isInput({ mode }: ArgumentRow): boolean {
  return mode === 'i' || mode === 'b' || mode === 'v'
}

function toParameter({ name, type, mode }: ArgumentRow, required: boolean): Parameter {
  return {
    name,
    type: withoutLength(type),
    required: required && mode !== 'v',
    variadic: mode === 'v',
  }
}

/** PostgreSQL ignores the length of an argument's type, but a cast to these two types would cut the value to one character. */
function withoutLength(type: string): string {
  return type
    .replace(/^character(?=$|\[)/, 'character varying')
    .replace(/^bit(?=$|\[)/, 'bit varying')
}

function buildReturn(
  row: FunctionRow,
  types: Types,
  relationByType: (typeOid: string) => Relation | undefined,
): RoutineReturn | undefined {
  const type = row.return_formatted
  const outputs = row.arguments.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't')
  if (outputs.length > 0) {
    const relation = {
      schema: row.schema,
      name: row.name,
      columns: new Map(outputs.map((output) => [output.name, toColumn(output, types)])),
      computed: new Map<string, ComputedColumn>(),
    }
    return { kind: 'composite', isSet: row.is_set, type, relation }
  }
  const base = types.base(row.return_type)
  if (base?.formatted === 'void') return { kind: 'void', isSet: false }
  if (base?.formatted === 'record') return undefined
  const relation = base?.kind === 'c' ? relationByType(base.oid) : undefined
  return relation
    ? { kind: 'composite', isSet: row.is_set, type, relation }
    : { kind: 'scalar', isSet: row.is_set, type }
}

export function toRelation(row: RelationRow, types: Types): Relation {
  return {
    schema: row.schema,
    name: row.name,
    columns: toColumns(row.columns, types),
    computed: new Map(),
  }
}

/** A function with a single argument that is a row can be read as a computed column. */
export function soleRowArgument(row: FunctionRow): string | undefined {
  const inputs = row.arguments.filter(isInput)
  return inputs.length === 1 && row.arguments.length === 1 ? inputs[0]!.typeOid : undefined
}

export function toComputedColumn(row: FunctionRow, types: Types): ComputedColumn | undefined {
  const base = types.base(row.return_type)
  const isColumn = !row.is_set && base?.kind !== 'c' && base?.kind !== 'p'
  return isColumn
    ? { schema: row.schema, name: row.name, baseType: base?.formatted ?? row.return_formatted }
    : undefined
}

export function toComputedRelationship(
  row: FunctionRow,
  table: Table,
  foreign: Table,
): ComputedRelationship {
  return {
    kind: 'computed',
    table: table.name,
    foreignTable: foreign.name,
    function: row.name,
    toOne: !row.is_set || row.rows === 1,
  }
}
