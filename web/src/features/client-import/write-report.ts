import { fullName } from '@predio/domain/clients'
import { toCsv } from '@predio/domain/csv'
import type { Checked } from './check-rows.ts'
import { messages } from './messages.ts'
import type { Outcome } from './run-import.ts'

type Result = keyof typeof messages.outcomes

/** Every row of the file with what became of it, to be looked over and mended in a spreadsheet. */
export function writeReport(
  checked: readonly Checked[],
  skipped: ReadonlySet<number>,
  outcomes: ReadonlyMap<number, Outcome>,
): string {
  const rows = checked.map((row) => {
    const { values, client, line } = row
    const result = resultOf(row, skipped, outcomes.get(line))
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
}

function resultOf(row: Checked, skipped: ReadonlySet<number>, outcome?: Outcome): Result {
  if (!row.client) return 'faulty'
  if (skipped.has(row.line)) return 'skipped'
  if (outcome === undefined) return 'pending'
  return outcome === 'taken' ? 'failed' : outcome
}

function detailOf(row: Checked, result: Result, outcome?: Outcome): string | null {
  if (result === 'faulty') return row.errors.map(({ message }) => message).join('; ')
  if (outcome === 'taken') return messages.duplicateEmail
  if (outcome === 'failed') return messages.batchFailed
  return result === 'skipped' ? describeDuplicate(row) : null
}

export function describeDuplicate({ duplicate }: Checked): string | null {
  if (!duplicate) return null
  const reasons = duplicate.reasons.join(', ')
  return duplicate.kind === 'client'
    ? messages.ofClient(fullName(duplicate.client), reasons)
    : messages.ofRow(duplicate.line, reasons)
}
