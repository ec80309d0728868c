import { filtersOf } from '../query/filters-of.ts'
import type { UnderstoodQuery } from '../query/guess.ts'

/** '¿Y con alberca?' refines the earlier questions, so of each kind of guess the latest one counts. `queries` begins with the oldest. */
export function mergeQueries(queries: readonly UnderstoodQuery[]): UnderstoodQuery {
  const latest = queries.at(-1)
  if (!latest) return { guesses: [], filters: filtersOf([]), words: [], written: [] }
  return queries.slice(0, -1).reduceRight<UnderstoodQuery>((later, earlier) => {
    const kinds = new Set(later.guesses.map(({ kind }) => kind))
    const inherited = earlier.guesses.filter(({ kind }) => !kinds.has(kind) && kind !== 'sort')
    const guesses = [...inherited, ...later.guesses]
    const { words, written } = later
    return { guesses, filters: filtersOf(guesses), words, written }
  }, latest)
}
