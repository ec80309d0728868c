import type { ClientValues } from '@predio/domain/clients'
import type { Checked } from './check-rows.ts'

/** As import_clients takes it; the row's line in the file is its name within the import. */
export type BatchRow = ClientValues & { import_row: number }

export interface ImportPlan {
  rows: BatchRow[]
  /** Lines left out because they are known already. */
  skipped: number[]
  /** Lines the rules refuse. */
  faulty: number[]
}

/** What is sent and what is not. An e-mail belongs to one client: a second one with it is left out even if wanted. */
export function planImport(
  checked: readonly Checked[],
  takenEmails: Iterable<string>,
  includesDuplicates: boolean,
): ImportPlan {
  const emails = new Set(Array.from(takenEmails, (email) => email.toLowerCase()))
  const plan: ImportPlan = { rows: [], skipped: [], faulty: [] }
  for (const { line, client, duplicate } of checked) {
    if (!client) {
      plan.faulty.push(line)
      continue
    }
    const email = client.email?.toLowerCase()
    const isTaken = email !== undefined && emails.has(email)
    if (isTaken || (duplicate && !includesDuplicates)) {
      plan.skipped.push(line)
      continue
    }
    if (email !== undefined) emails.add(email)
    plan.rows.push({ ...client, import_row: line })
  }
  return plan
}
