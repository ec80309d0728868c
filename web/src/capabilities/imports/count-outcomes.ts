import type { BatchOutcome } from './run-batches.ts'

/** The outcome of each line that was sent. */
export type Outcome = BatchOutcome | 'updated'

interface CountedPlan {
  /** How many lines are sent. */
  sent: number
  /** The lines that are imported with something to review. */
  toReview: readonly number[]
  /** The lines of skipped duplicates. */
  skipped: readonly number[]
  /** The lines of refused rows. */
  faulty: readonly number[]
}

/** What became of the rows; each is counted once, except that those to review are among the added ones too. */
export interface ImportCounts {
  /** Lines sent that have an outcome. */
  done: number
  added: number
  toReview: number
  updated: number
  /** Added by an earlier import of the same file. */
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
