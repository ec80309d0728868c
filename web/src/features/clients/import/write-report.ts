import { fullName } from '@predio/domain/clients'
import { toCsv } from '@predio/domain/csv'
import type { Checked } from './check-rows.ts'
import { messages } from './messages.ts'
import type { Outcome } from '../../../capabilities/imports/count-outcomes.ts'
import type { ImportPlan } from './plan-import.ts'

type Result = keyof typeof messages.outcomes

/** IMPORT-30: the report lists every row of the file with its outcome. */
export function writeReport(
  checked: readonly Checked[],
  plan: ImportPlan,
  outcomes: ReadonlyMap<number, Outcome>,
): string {
  const skipped = new Set(plan.skipped)
  const toReview = new Set(linesToReview(plan))
  const rows = checked.map((row) => {
    const { values, client, line } = row
    const result = resultOf(row, outcomes.get(line))
    return [
      line,
      client?.first_name ?? values.first_name ?? values.full_name ?? null,
      client?.last_name ?? values.last_name ?? null,
      client?.email ?? values.email ?? null,
      client?.phone ?? values.phone ?? null,
      messages.outcomes[result],
      detailOf(row, result, outcomes.get(line)),
    ]
  })
  return toCsv(messages.reportColumns, rows)

  function resultOf(row: Checked, outcome?: Outcome): Result {
    if (!row.client) return 'faulty'
    if (skipped.has(row.line)) return 'skipped'
    if (outcome === undefined) return 'pending'
    if (outcome === 'added' && toReview.has(row.line)) return 'review'
    return outcome === 'taken' ? 'failed' : outcome
  }

  function detailOf(row: Checked, result: Result, outcome?: Outcome): string | null {
    if (outcome === 'taken') return messages.duplicateEmail
    if (outcome === 'failed') {
      return plan.updates.some(({ line }) => line === row.line)
        ? messages.updateFailed
        : messages.batchFailed
    }
    if (result === 'skipped') return describeDuplicate(row)
    if (result === 'review' && row.errors.length === 0) return messages.emailTaken
    return [...row.errors.map(({ message }) => message), ...row.remarks].join('; ') || null
  }
}

export function linesToReview({ rows }: ImportPlan): number[] {
  return rows.filter(({ needs_review }) => needs_review).map(({ import_row }) => import_row)
}

export function describeDuplicate({ duplicate, wasImported }: Checked): string | null {
  if (wasImported) return messages.wasImported
  if (!duplicate) return null
  const reasons = duplicate.reasons.join(', ')
  if (duplicate.kind === 'client') {
    const name = fullName(duplicate.client)
    return duplicate.isNamesake ? messages.namesakeOfClient(name) : messages.ofClient(name, reasons)
  }
  return duplicate.isNamesake
    ? messages.namesakeOfRow(duplicate.line)
    : messages.ofRow(duplicate.line, reasons)
}
