import { TABLES, type Ids } from '../../backend/test/rls/tables.ts'
import { isSpoilt, type Context } from './context.ts'
import { nastyText, internalDatabaseName } from './nasty.ts'
import type { FuzzColumn, FuzzTable } from './vocabulary.ts'

export type Row = Record<string, unknown>

const FRESH: Record<string, (c: Context) => Row> = {
  properties: ({ random }) => ({ wordpress_id: random.int(1, 2_000_000_000) }),
  sales_scripts: ({ random }) => ({ title: `Guion ${random.hex(8)}` }),
  document_shares: ({ random }) => ({ token_hash: random.hex(64) }),
  clients: ({ random }) => ({ email: `${random.hex(8)}@correo.mx` }),
  property_clients: () => ({ status: 'ended' }),
  push_subscriptions: ({ random }) => ({ endpoint: `https://push.example/${random.hex(8)}` }),
  agent_sites: ({ random }) => ({ name: `casas-${random.hex(8)}` }),
  saved_views: ({ random }) => ({ name: `Vista ${random.hex(8)}` }),
}

export function generateInsertRow(c: Context, table: FuzzTable): Row {
  const rules = TABLES[table.name]
  const ids = c.random.pick(c.mine)
  const row = { ...rules?.row(ids), ...FRESH[table.name]?.(c) }
  return spoilRow(c, table, c.random.chance(0.1) ? takeOver(c, table, row) : row)
}

export function generateChanges(c: Context, table: FuzzTable): Row {
  const change = TABLES[table.name]?.change ?? { created_at: '2026-01-01' }
  return spoilRow(c, table, c.random.chance(0.15) ? takeOver(c, table, change) : change)
}

export function generateWholeRow(c: Context, table: FuzzTable, id: string): Row {
  const row = generateInsertRow(c, table)
  const nulls = Object.fromEntries(
    c.random.sample(table.columns, 2).map(({ name }) => [name, null]),
  )
  return { ...(isSpoilt(c) && nulls), ...row, id }
}

/** Puts the other agent's ids into the row. The database must refuse such a row or change nothing. */
export function takeOver(c: Context, table: FuzzTable, row: Row): Row {
  const { random } = c
  const theirs: Ids = random.pick(c.theirs)
  const column = random.pick(table.columns.filter(({ kind }) => kind === 'uuid'))
  return { ...row, [column.name]: theirIdFor(column, table, theirs, c) }
}

function theirIdFor(column: FuzzColumn, table: FuzzTable, theirs: Ids, c: Context): unknown {
  switch (column.name) {
    case 'id':
      return theirs[table.name] ?? c.random.uuid()
    case 'conversation_id':
      // The database does not check this reference, so the other agent's id would be stored in the agent's own row and look like a leak.
      return c.random.uuid()
    case 'user_id':
    case 'created_by':
    case 'assigned_to':
    case 'performed_by':
      return theirs['user']
    default:
      return theirs[tableOf(column.name)] ?? c.random.pick(Object.values(theirs))
  }
}

function tableOf(column: string): string {
  const names: Record<string, string> = {
    client_id: 'clients',
    shared_with: 'clients',
    property_id: 'properties',
    opportunity_id: 'opportunities',
    document_id: 'documents',
    selection_id: 'selections',
    notice_id: 'privacy_notices',
    plan_id: 'follow_up_plans',
    professional_id: 'professionals',
    template_id: 'document_templates',
  }
  return names[column] ?? column
}

function spoilRow(c: Context, table: FuzzTable, row: Row): Row {
  let spoilt = row
  if (isSpoilt(c)) spoilt = { ...spoilt, [c.random.pick(table.columns).name]: wrongValue(c) }
  if (isSpoilt(c)) spoilt = { ...spoilt, [internalDatabaseName(c.random)]: wrongValue(c) }
  if (isSpoilt(c)) spoilt = { ...spoilt, [nastyText(c.random)]: 'x' }
  if (isSpoilt(c)) spoilt = Object.fromEntries(Object.entries(spoilt).slice(1))
  return spoilt
}

/** None of these values is taken from the other agent, because such a value would be valid in a text column of the agent's own row. */
export function wrongValue(c: Context): unknown {
  const { random } = c
  return random.weighted<() => unknown>([
    [4, () => nastyText(random)],
    [1, () => random.pick([0, -1, 1.5, 1e15, 1e300, -0])],
    [1, () => random.pick([true, false, null])],
    [1, () => random.pick([[], {}, [[]], [null], [1, 'a', {}], { a: { b: [] } }])],
    [0.5, () => [nastyText(random)]],
    [0.5, () => ({ [nastyText(random)]: nastyText(random) })],
    [0.3, () => 'ñ'.repeat(random.int(1_000, 30_000))],
  ])()
}
