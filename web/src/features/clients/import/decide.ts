import type { Checked } from './check-rows.ts'

/** What to do with a row that may be known already. */
export type Decision = 'import' | 'skip' | 'update'

export interface Decisions {
  /** For every row at once; null leaves each to its suggestion. */
  all: Decision | null
  /** Made row by row; they count before the choice for all. */
  rows: ReadonlyMap<number, Decision>
}

export const NO_DECISIONS: Decisions = { all: null, rows: new Map() }

/** What can be done with it: only a client that is there already can be updated, and a row is imported once. */
export function choicesFor({ duplicate, wasImported }: Checked): Decision[] {
  if (wasImported) return ['skip', 'update']
  return duplicate?.kind === 'client' ? ['import', 'skip', 'update'] : ['import', 'skip']
}

/** Who only shares the name is another person and is imported; who shares more is left out, unless the agent decides otherwise. */
export function decisionOf(row: Checked, { all, rows }: Decisions): Decision {
  if (!row.duplicate) return 'import'
  const chosen = rows.get(row.line) ?? all
  if (chosen && choicesFor(row).includes(chosen)) return chosen
  return row.duplicate.isNamesake ? 'import' : 'skip'
}
