import type { SelectRelation } from '../parse/types.ts'
import type { ExposedSchema, KeyRelationship, Relationship } from '../schema-cache/types.ts'
import { ambiguousRelationship, relationshipNotFound } from '../schema-errors.ts'

type Wanted = Pick<SelectRelation, 'name' | 'hint'>

export function resolveRelationship(
  schema: ExposedSchema,
  origin: string,
  wanted: Wanted,
): Relationship {
  const candidates = (schema.relationships.get(origin) ?? []).filter((candidate) =>
    fits(candidate, wanted),
  )
  const [only, ...others] = candidates
  if (!only) throw relationshipNotFound(schema, origin, wanted.name, wanted.hint)
  if (others.length > 0) throw ambiguousRelationship(origin, wanted.name, candidates)
  return only
}

function fits(candidate: Relationship, wanted: Wanted): boolean {
  switch (candidate.kind) {
    case 'computed':
      return candidate.function === wanted.name
    case 'many-to-many':
      if (candidate.isSelf || candidate.foreignTable !== wanted.name) return false
      return wanted.hint === undefined || candidate.junction === wanted.hint
    default:
      return candidate.isSelf ? fitsSelf(candidate, wanted) : fitsKey(candidate, wanted)
  }
}

/** In a self-reference the table's name means the children, and the foreign key's column means the parent. */
function fitsSelf(candidate: KeyRelationship, { name, hint }: Wanted): boolean {
  const sole = candidate.columns.length === 1 ? candidate.columns[0] : undefined
  const isChildren = candidate.kind === 'one-to-many' && candidate.foreignTable === name
  if (hint !== undefined) return isChildren && sole?.[1] === hint
  return isChildren || (candidate.kind === 'many-to-one' && sole?.[0] === name)
}

function fitsKey(candidate: KeyRelationship, { name, hint }: Wanted): boolean {
  const sole = candidate.columns.length === 1 ? candidate.columns[0] : undefined
  if (hint === undefined) {
    const isNamedByKey = candidate.constraint === name || sole?.[0] === name
    return candidate.foreignTable === name || (isNamedByKey && !candidate.foreignTableIsView)
  }
  return (
    candidate.foreignTable === name &&
    (candidate.constraint === hint || sole?.[0] === hint || sole?.[1] === hint)
  )
}

export function isToOne(relationship: Relationship): boolean {
  switch (relationship.kind) {
    case 'computed':
      return relationship.toOne
    case 'many-to-one':
    case 'one-to-one':
      return true
    case 'one-to-many':
    case 'many-to-many':
      return false
  }
}
