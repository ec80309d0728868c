import type { BatchOutcome } from './run-batches.ts'

export type Outcome = BatchOutcome | 'updated'

interface CountedPlan {
  sent: number
  toReview: readonly number[]
  skipped: readonly number[]
  faulty: readonly number[]
}

/** Each row is counted once, except that rows to review are counted as added, too. */
export interface ImportCounts {
  done: number
  added: number
  toReview: number
  updated: number
  known: number
  skipped: number
  refused: number
  pending: number
}

export function countOutcomes(
  { sent, toReview, skipped, faulty }: CountedPlan,
  outcomes: ReadonlyMap<number, Outcome>,
): ImportCounts {
  const of = (wanted: Outcome) => [...outcomes.values()].filter((each) => each === wanted).length
  return {
    done: outcomes.size,
    added: of('added'),
    toReview: toReview.filter((line) => outcomes.get(line) === 'added').length,
    updated: of('updated'),
    known: of('known'),
    skipped: skipped.length,
    refused: of('taken') + of('failed') + faulty.length,
    pending: sent - outcomes.size,
  }
}
