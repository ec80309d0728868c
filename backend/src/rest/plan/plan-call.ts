import { arrayLiteral } from '../../database/array-literal.ts'
import { maxAffectedNeedsSet } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { ApiRequest } from '../parse/types.ts'
import type { Column, Parameter, Relation, Routine } from '../schema-cache/types.ts'
import type { SoughtFunction } from '../schema-errors.ts'
import type { PlanContext } from './level-types.ts'
import { planLevel } from './plan-level.ts'
import { withRange } from './plan-read.ts'
import { Scope } from './resolve-field.ts'
import { hasUnnamedParameter, resolveFunction } from './resolve-function.ts'
import type { CallArguments, CallPlan, Level, Media } from './types.ts'

export const SCALAR_COLUMN = 'pgrst_scalar'

export function planCall(
  request: ApiRequest,
  name: string,
  media: Media,
  context: PlanContext,
): CallPlan {
  const { preferences } = request
  const routine = findFunction(request, name, context)
  const maxAffected = preferences.handling === 'strict' ? preferences.maxAffected : undefined
  if (maxAffected !== undefined && !routine.returns.isSet) throw maxAffectedNeedsSet()
  return {
    kind: 'call',
    schema: routine.schema,
    media,
    isHead: request.method === 'HEAD',
    routine,
    arguments: planArguments(request, routine),
    root: planResult(request, routine, context),
    count: preferences.count !== undefined,
    maxAffected,
    readOnly: request.method !== 'POST' || routine.volatility !== 'volatile',
  }
}

export function findFunction(request: ApiRequest, name: string, { schema }: PlanContext): Routine {
  return resolveFunction(schema, {
    name,
    argumentNames: argumentNames(request),
    unnamed: unnamedType(request),
  })
}

function argumentNames({ method, query, body }: ApiRequest): string[] {
  if (method !== 'POST') return [...new Set(query.args.map(([name]) => name))]
  if (body.kind === 'form') return [...new Set(body.pairs.map(([name]) => name))]
  return body.kind === 'json' ? [...(query.columns ?? body.keys)] : []
}

function unnamedType({ method, contentType }: ApiRequest): SoughtFunction['unnamed'] {
  if (method !== 'POST') return undefined
  switch (contentType) {
    case 'json':
      return 'json/jsonb'
    case 'text':
      return 'text'
    case 'xml':
      return 'xml'
    case 'bytes':
      return 'bytea'
    default:
      return undefined
  }
}

function planArguments(request: ApiRequest, routine: Routine): CallArguments {
  const { body, method, query } = request
  const [parameter] = routine.parameters
  if (parameter && hasUnnamedParameter(routine))
    return { kind: 'body', parameter, value: wholeBody(request, parameter) }
  if (method !== 'POST') return textArguments(query.args, routine)
  if (body.kind === 'form') return textArguments(body.pairs, routine)
  const given = new Set(argumentNames(request))
  const parameters = routine.parameters.filter(({ name }) => given.has(name))
  return { kind: 'json', parameters, text: body.kind === 'json' ? body.text : '{}' }
}

function wholeBody({ body, query }: ApiRequest, { type }: Parameter): string | Uint8Array {
  const isBytes = type === 'bytea'
  if (body.kind === 'raw') return isBytes ? body.bytes : new TextDecoder().decode(body.bytes)
  const text = body.kind === 'none' ? JSON.stringify(Object.fromEntries(query.args)) : body.text
  return isBytes ? new TextEncoder().encode(text) : text
}

/** If an argument is repeated, its last value counts, unless the parameter is variadic. */
function textArguments(
  pairs: readonly (readonly [string, string])[],
  routine: Routine,
): CallArguments {
  const given = new Map<string, string[]>()
  for (const [name, value] of pairs) given.set(name, [...(given.get(name) ?? []), value])
  const values = routine.parameters.flatMap((parameter) => {
    const texts = given.get(parameter.name)
    return texts ? [{ parameter, value: textValue(parameter, texts) }] : []
  })
  return { kind: 'text', values }
}

function textValue({ variadic }: Parameter, texts: readonly string[]): string {
  const last = texts.at(-1)!
  if (!variadic || (texts.length === 1 && last.startsWith('{'))) return last
  return arrayLiteral(texts)
}

function planResult(
  request: ApiRequest,
  routine: Routine,
  context: PlanContext,
): Level | undefined {
  const { returns } = routine
  if (returns.kind === 'void') return undefined
  const relation =
    returns.kind === 'composite' ? returns.relation : scalarRelation(routine, returns.type)
  const { level } = planLevel(
    {
      source: { kind: 'rows' },
      scope: new Scope(relation, relation.name),
      items: request.query.select,
      options: withRange(request),
      spread: 'no',
      cap: returns.isSet ? LIMITS.rows : undefined,
    },
    context,
  )
  return level
}

function scalarRelation({ schema, name }: Routine, type: string): Relation {
  const column: Column = {
    name: SCALAR_COLUMN,
    type,
    baseType: type,
    nullable: true,
    default: null,
    description: null,
    enumValues: null,
  }
  return { schema, name, columns: new Map([[SCALAR_COLUMN, column]]), computed: new Map() }
}
