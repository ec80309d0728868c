import type { Client } from 'pg'
import { refuseMissingRights } from '../database/check-rights.ts'
import { readDatabaseUrl } from '../database/database-url.ts'
import { inOneTransaction } from '../database/run-sql-files.ts'
import { databaseNotEmpty, unreachable } from './errors.ts'
import { connect } from './open-database.ts'
import { SCHEMAS } from './open-snapshot.ts'

export async function inEmptyDatabase<T>(
  url: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connect(readDatabaseUrl(url)).catch((error: Error) => {
    throw unreachable(error)
  })
  try {
    await refuseMissingRights(client)
    await refuseUnlessEmpty(client)
    // A provider may set time limits for requests, which are too short for a restore.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await inOneTransaction(client, () => work(client))
  } finally {
    await client.end()
  }
}

async function refuseUnlessEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ database: string; name: string }>(
    `select current_database() as database, format('%s.%s', schemaname, tablename) as name
     from pg_tables where schemaname = any($1) order by 2 limit 1`,
    [SCHEMAS],
  )
  const found = rows[0]
  if (found) throw databaseNotEmpty(found.database, found.name)
}
