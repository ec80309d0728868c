import { filtersOf } from '../query/filters-of.ts'
import type { UnderstoodQuery } from '../query/guess.ts'

/**
 * '¿Y con alberca?' goes on with what was asked before: of each kind the latest question that speaks
 * of it counts. Oldest first.
 */
export function mergeQueries(queries: readonly UnderstoodQuery[]): UnderstoodQuery {
  const latest = queries.at(-1)
  if (!latest) return { guesses: [], filters: filtersOf([]), words: [], written: [] }
  return queries.slice(0, -1).reduceRight<UnderstoodQuery>((later, earlier) => {
    const kinds = new Set(later.guesses.map(({ kind }) => kind))
    const kept = earlier.guesses.filter(({ kind }) => !kinds.has(kind) && kind !== 'sort')
    const guesses = [...kept, ...later.guesses]
    const { words, written } = later
    return { guesses, filters: filtersOf(guesses), words, written }
  }, latest)
}
