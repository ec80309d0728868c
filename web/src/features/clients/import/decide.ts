import type { Checked } from './check-rows.ts'

/** What to do with a duplicate. */
export type Decision = 'import' | 'skip' | 'update'

export interface Decisions {
  /** One decision for all duplicates; null leaves each row to its suggestion. */
  all: Decision | null
  /** Decisions for single rows, which override the one for all. */
  rows: ReadonlyMap<number, Decision>
}

export const NO_DECISIONS: Decisions = { all: null, rows: new Map() }

/** The possible decisions: only an existing client can be updated, and a row is imported once. */
export function choicesFor({ duplicate, wasImported }: Checked): Decision[] {
  if (wasImported) return ['skip', 'update']
  return duplicate?.kind === 'client' ? ['import', 'skip', 'update'] : ['import', 'skip']
}

/** Without a decision namesakes are imported and other duplicates skipped (IMPORT-24). */
export function decisionOf(row: Checked, { all, rows }: Decisions): Decision {
  if (!row.duplicate) return 'import'
  const chosen = rows.get(row.line) ?? all
  if (chosen && choicesFor(row).includes(chosen)) return chosen
  return row.duplicate.isNamesake ? 'import' : 'skip'
}
