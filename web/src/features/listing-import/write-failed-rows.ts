import { toCsv } from '@predio/domain/csv'
import { LISTING_FIELD_LABELS, LISTING_FIELDS } from '@predio/domain/listing-import'
import type { BatchOutcome } from '../../capabilities/imports/run-batches.ts'
import { messages } from './messages.ts'
import type { Checked, ImportPlan } from './plan-import.ts'

/** LIMP-08: the corrected file can be imported again, since its headers are recognised. Null if every row was added or skipped. */
export function writeFailedRows(
  checked: readonly Checked[],
  plan: ImportPlan,
  outcomes: ReadonlyMap<number, BatchOutcome>,
): string | null {
  const planned = new Set(plan.rows.map(({ line }) => line))
  const failed = checked.flatMap((row) => {
    const reason = reasonOf(row)
    return reason === null ? [] : [{ row, reason }]
  })
  if (failed.length === 0) return null
  const fields = LISTING_FIELDS.filter((field) =>
    failed.some(({ row }) => row.values[field] !== undefined),
  )
  return toCsv(
    [
      ...fields.map((field) => LISTING_FIELD_LABELS[field]),
      messages.reportLine,
      messages.reportReason,
    ],
    failed.map(({ row, reason }) => {
      const cells: (string | number | null)[] = fields.map((field) => row.values[field] ?? null)
      return cells.concat(row.line, reason)
    }),
  )

  function reasonOf({ line, listing, errors }: Checked): string | null {
    if (!listing) return errors.map(({ message }) => message).join('; ')
    if (!planned.has(line)) return null
    const outcome = outcomes.get(line)
    if (outcome === undefined) return messages.notSent
    return outcome === 'failed' ? messages.batchFailed : null
  }
}
