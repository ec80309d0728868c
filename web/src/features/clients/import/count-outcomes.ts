import type { ImportPlan, Outcome } from './plan-import.ts'
import { linesToReview } from './write-report.ts'

/** The outcomes of the import; every row is counted once, except that rows to review are among the added ones too. */
export interface ImportCounts {
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
  plan: ImportPlan,
  outcomes: ReadonlyMap<number, Outcome>,
): ImportCounts {
  const of = (wanted: Outcome) => [...outcomes.values()].filter((each) => each === wanted).length
  const lines = linesToReview(plan)
  return {
    added: of('added'),
    toReview: lines.filter((line) => outcomes.get(line) === 'added').length,
    updated: of('updated'),
    known: of('known'),
    skipped: plan.skipped.length,
    refused: of('taken') + of('failed') + plan.faulty.length,
    pending: plan.rows.length + plan.updates.length - outcomes.size,
  }
}
