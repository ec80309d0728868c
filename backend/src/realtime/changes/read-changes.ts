import type { Database, RequestScope } from '../../database/types.ts'
import type { Change } from './change.ts'
import { findColumn, type PublishedTable } from './published-table.ts'
import { matchDeletedSql, readRowsSql } from './read-rows-sql.ts'
import type { TableBinding } from './resolve-bindings.ts'
import { distinctViews, VIEWS_PER_STATEMENT, type View } from './view.ts'

const OWNER = 'user_id'

export interface VisibleRecords {
  recordFor(change: Change, binding: TableBinding): string | undefined
  matchesDeleted(change: Change, binding: TableBinding): boolean
}

/** Reads the changed rows with one query and the deletions with another, or with more queries if there are many views. */
export async function readChanges(
  database: Database,
  scope: RequestScope,
  changes: Change[],
  bindings: TableBinding[],
): Promise<VisibleRecords> {
  const of = bindings[0]!.of
  const views = distinctViews(bindings)
  const kept = changes.filter((change) => change.type !== 'DELETE').map((change) => change.key)
  const gone = changes.filter((change) => change.type === 'DELETE').map((c) => knownOf(c, of))
  const records = await ask(database, scope, views, kept, readRowsSql)
  const known = knownColumns(of)
  const deletions = await ask(
    database,
    scope,
    views.filter((view) => view.filters.length > 0),
    gone,
    (views, rows) => matchDeletedSql(views, known, rows),
  )
  return {
    recordFor: (change, binding) => records.get(answerKey(change.key, binding)),
    matchesDeleted: (change, binding) =>
      binding.filters.length === 0 ||
      deletions.get(answerKey(knownOf(change, of), binding)) === 't',
  }
}

async function ask(
  database: Database,
  scope: RequestScope,
  views: View[],
  rows: string[],
  statement: (views: View[], rows: string[]) => ReturnType<typeof readRowsSql>,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const distinct = [...new Set(rows)]
  if (distinct.length === 0) return answers
  for (let start = 0; start < views.length; start += VIEWS_PER_STATEMENT) {
    const some = views.slice(start, start + VIEWS_PER_STATEMENT)
    const result = await database.run(scope, statement(some, distinct))
    for (const [position, ...cells] of result.rows) {
      const row = distinct[Number(position) - 1]!
      cells.forEach((cell, i) => {
        if (cell !== null) answers.set(answerKey(row, some[i]!), cell)
      })
    }
  }
  return answers
}

function answerKey(row: string, view: View): string {
  return `${row}\n${view.view}`
}

function knownColumns(table: PublishedTable) {
  const owner = findColumn(table, OWNER)
  return owner && !table.key.some(({ name }) => name === OWNER) ? [...table.key, owner] : table.key
}

function knownOf(change: Change, table: PublishedTable): string {
  if (change.owner === undefined || table.key.some(({ name }) => name === OWNER)) return change.key
  return `${change.key.slice(0, -1)}, "${OWNER}": ${JSON.stringify(change.owner)}}`
}
