import { overLimit } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { ExposedSchema, Routine } from '../schema-cache/types.ts'
import {
  ambiguousFunction,
  functionNotFound,
  isRaw,
  type SoughtFunction,
} from '../schema-errors.ts'

export function resolveFunction(schema: ExposedSchema, sought: SoughtFunction): Routine {
  const overloads = schema.functions.get(sought.name) ?? []
  // If a call has too many argument names, they are neither compared nor repeated in the message.
  const isTooMany = sought.argumentNames.length > LIMITS.arguments
  const byName = isTooMany ? [] : overloads.filter((routine) => takesByName(routine, sought))
  const candidates =
    byName.length > 0 ? byName : overloads.filter((routine) => takesBody(routine, sought))
  const [only, ...others] = candidates
  if (!only && isTooMany) throw overLimit(`A call may have at most ${LIMITS.arguments} arguments`)
  if (!only) throw functionNotFound(schema, sought)
  if (others.length > 0) throw ambiguousFunction(candidates)
  return only
}

export function hasUnnamedParameter({ parameters }: Routine): boolean {
  return parameters.length === 1 && parameters[0]!.name === ''
}

function takesByName(routine: Routine, { argumentNames, unnamed }: SoughtFunction): boolean {
  const { parameters } = routine
  // A raw body counts as an argument, which a function without parameters cannot take.
  if (parameters.length === 0 && isRaw(unnamed)) return false
  const given = new Set(argumentNames)
  const known = new Set(parameters.map(({ name }) => name))
  return (
    argumentNames.every((name) => known.has(name)) &&
    parameters.every(({ name, required }) => !required || given.has(name))
  )
}

function takesBody(routine: Routine, { unnamed }: SoughtFunction): boolean {
  if (!unnamed || !hasUnnamedParameter(routine)) return false
  const { type } = routine.parameters[0]!
  return unnamed === 'json/jsonb' ? type === 'json' || type === 'jsonb' : type === unnamed
}
