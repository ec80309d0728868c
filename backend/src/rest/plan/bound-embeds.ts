import { overLimit } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { Condition, Embed, Level } from './types.ts'

/**
 * Refuses embeds whose answer can grow as a power of the rows: lists within lists within lists, and a way that returns to
 * the same relation again and again (`documents→clients→documents→clients…`). What is left is bounded in rows per level here, in
 * bytes by the statement (sql/compile.ts) and in memory by the limit of PostgreSQL's processes.
 */
export function boundEmbeds(root: Level): void {
  walk(root, [nameOf(root)], 0)
}

function walk(level: Level, path: readonly string[], lists: number): void {
  for (const embed of embedsOf(level)) {
    const below = [...path, nameOf(embed.level)]
    const listsBelow = lists + (embed.isToOne ? 0 : 1)
    if (listsBelow > LIMITS.nestedLists) {
      throw overLimit(`Lists may be embedded within lists ${LIMITS.nestedLists} levels deep`)
    }
    if (repeats(below) > LIMITS.sameRelationOnPath) {
      throw overLimit(
        `A relation may occur ${LIMITS.sameRelationOnPath} times on the way to an embedded resource`,
      )
    }
    walk(embed.level, below, listsBelow)
  }
}

/** Every embed of a level once: in its output, joined, or only asked whether it exists. */
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

/** How often the last relation of a path occurs on it. */
function repeats(path: readonly string[]): number {
  return path.filter((name) => name === path.at(-1)).length
}
