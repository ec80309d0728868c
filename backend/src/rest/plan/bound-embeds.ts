import { overLimit } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { Condition, Embed, Level } from './types.ts'

/**
 * Refuses embeds whose answer can grow as a power of the number of rows: nested lists, a list that returns to a table above it
 * (`documents→client→documents`), and a path that repeats a relation. Other embeds are limited in rows per level here, in bytes by the
 * statement (sql/compile.ts) and in memory by PostgreSQL's process limit.
 */
export function boundEmbeds(root: Level): void {
  walk(root, { path: [nameOf(root)], keyTables: [], lists: 0 })
}

interface Way {
  path: readonly string[]
  /** The path follows foreign keys of these tables, in either direction. */
  keyTables: readonly string[]
  lists: number
}

function walk(level: Level, { path, keyTables, lists }: Way): void {
  for (const embed of embedsOf(level)) {
    const { isToOne, keyTable } = embed
    const below: Way = {
      path: [...path, nameOf(embed.level)],
      keyTables: keyTable === undefined ? keyTables : [...keyTables, keyTable],
      lists: lists + (isToOne ? 0 : 1),
    }
    if (below.lists > LIMITS.nestedLists) {
      throw overLimit(`Lists may be embedded within lists ${LIMITS.nestedLists} levels deep`)
    }
    if (!isToOne && keyTable !== undefined && keyTables.includes(keyTable)) {
      throw overLimit('A list may not return to a table on the way to it')
    }
    if (repeats(below.path) > LIMITS.sameRelationOnPath) {
      throw overLimit(
        `A relation may occur ${LIMITS.sameRelationOnPath} times on the way to an embedded resource`,
      )
    }
    walk(embed.level, below)
  }
}

/** An embed counts once, even if it is selected, joined and tested for existence. */
function embedsOf({ outputs, joins, where }: Level): Set<Embed> {
  const shown = outputs.flatMap((output) => ('embed' in output ? [output.embed] : []))
  return new Set([...joins, ...shown, ...where.flatMap(askedOf)])
}

function askedOf(condition: Condition): Embed[] {
  if (condition.kind === 'exists') return [condition.embed]
  return condition.kind === 'group' ? condition.children.flatMap(askedOf) : []
}

function nameOf({ source }: Level): string {
  return source.kind === 'rows' ? '' : `${source.schema}.${source.name}`
}

/** Counts how often the last relation of a path occurs in it. */
function repeats(path: readonly string[]): number {
  return path.filter((name) => name === path.at(-1)).length
}
