import { escapeIdentifier, type Client } from 'pg'
import { columnList, qualifiedName, type Table } from './list-tables.ts'

export interface InsertRules {
  replaced?: Record<string, string>
  mayExist?: boolean
}

const ROWS_PER_STATEMENT = 200

/** PostgreSQL quotes the values as text, which the target converts to each column's type. */
export async function* printInserts(
  client: Client,
  table: Table,
  rules: InsertRules = {},
): AsyncGenerator<string> {
  const values = table.columns.map(
    (column) => `quote_nullable((${rules.replaced?.[column] ?? escapeIdentifier(column)})::text)`,
  )
  await client.query(
    `declare exported no scroll cursor for
     select '(' || ${values.join(` || ', ' || `)} || ')' as values from ${qualifiedName(table)}`,
  )
  const into = `insert into ${qualifiedName(table)} (${columnList(table.columns)}) overriding system value values`
  for (;;) {
    const { rows } = await client.query<{ values: string }>(
      `fetch ${ROWS_PER_STATEMENT} from exported`,
    )
    if (rows.length === 0) break
    yield `${into}\n${rows.map((row) => row.values).join(',\n')}${onConflict(table, rules)};\n\n`
  }
  await client.query('close exported')
}

function onConflict({ columns, primaryKey }: Table, { mayExist }: InsertRules): string {
  if (!mayExist) return ''
  const changes = columns
    .filter((column) => !primaryKey.includes(column))
    .map((column) => `${escapeIdentifier(column)} = excluded.${escapeIdentifier(column)}`)
  return `\non conflict (${columnList(primaryKey)}) do update set ${changes.join(', ')}`
}
