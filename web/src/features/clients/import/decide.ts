import type { ImportValues } from '@predio/domain/csv'
import type { Decisions, RowChanges } from '../../../capabilities/imports/use-row-changes.ts'
import type { Checked } from './check-rows.ts'

export type Decision = 'import' | 'skip' | 'update'

type ForAll = Decision | 'suggested'

export type ClientDecisions = Decisions<ForAll, Decision>
export type ClientRowChanges = RowChanges<ImportValues, ForAll, Decision>

export const NO_DECISIONS: ClientDecisions = { all: 'suggested', rows: new Map() }

/** Only a row that matches an existing client can update it, and a row that was imported before is not imported again. */
export function choicesFor({ duplicate, wasImported }: Checked): Decision[] {
  if (wasImported) return ['skip', 'update']
  return duplicate?.kind === 'client' ? ['import', 'skip', 'update'] : ['import', 'skip']
}

/** IMPORT-24: without a decision of the person, namesakes are imported and other duplicates are skipped. */
export function decisionOf(row: Checked, { all, rows }: ClientDecisions): Decision {
  if (!row.duplicate) return 'import'
  const chosen = rows.get(row.line) ?? all
  const possible = choicesFor(row).find((each) => each === chosen)
  return possible ?? (row.duplicate.isNamesake ? 'import' : 'skip')
}
