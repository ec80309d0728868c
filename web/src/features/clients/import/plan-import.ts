import type { StoredClient } from '@predio/domain/clients'
import { keepEmailInNotes } from '@predio/domain/csv'
import type { Checked, KnownClient } from './check-rows.ts'
import { decisionOf, type ClientDecisions } from './decide.ts'

export type BatchRow = StoredClient & { import_row: number; leftover: string | null }

export interface UpdateRow {
  line: number
  clientId: string
  client: StoredClient
  leftover: string | null
}

export interface ImportPlan {
  rows: BatchRow[]
  updates: UpdateRow[]
  skipped: number[]
  faulty: number[]
}

/** IMPORT-26: an e-mail that another client has is moved to the notes. */
export function planImport(
  checked: readonly Checked[],
  known: readonly KnownClient[],
  decisions: ClientDecisions,
): ImportPlan {
  const owners = new Map<string, string>()
  for (const { id, email } of known) if (email) owners.set(email.toLowerCase(), id)
  const plan: ImportPlan = { rows: [], updates: [], skipped: [], faulty: [] }
  for (const row of checked) {
    const { line, client, leftover, duplicate } = row
    const decision = client && decisionOf(row, decisions)
    if (!client) {
      plan.faulty.push(line)
    } else if (decision === 'skip') {
      plan.skipped.push(line)
    } else {
      const clientId = decision === 'update' && duplicate?.kind === 'client' && duplicate.client.id
      const kept = own({ client, leftover }, clientId || `row ${line}`)
      if (clientId) plan.updates.push({ line, clientId, ...kept })
      else plan.rows.push({ ...kept.client, leftover: kept.leftover, import_row: line })
    }
  }
  return plan

  function own(kept: { client: StoredClient; leftover: string | null }, owner: string) {
    const email = kept.client.email?.toLowerCase()
    if (email === undefined) return kept
    if ((owners.get(email) ?? owner) !== owner) return keepEmailInNotes(kept)
    owners.set(email, owner)
    return kept
  }
}
