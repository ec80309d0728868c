import type { Client } from 'pg'
import { AGENT, type Rows } from './office.ts'

export async function prepareAgent(database: Client, agent: string, office: Rows): Promise<void> {
  for (const [table, rows] of Object.entries(office)) {
    for (const row of rows) {
      const columns = Object.keys(row).map((name) => `"${name}"`)
      const values = JSON.stringify(row).replaceAll(AGENT, agent)
      await database.query(
        `insert into public.${table} (${columns.join(', ')})
         select ${columns.join(', ')} from jsonb_populate_record(null::public.${table}, $1)`,
        [values],
      )
    }
  }
  await keepVersions(database, office)
}

/**
 * Inserting a row can change `updated_at` of rows that were inserted before it, so the values that the older tab expects are set again.
 */
async function keepVersions(database: Client, office: Rows): Promise<void> {
  await database.query(`set session_replication_role = replica`)
  for (const [table, rows] of Object.entries(office)) {
    for (const { id, updated_at } of rows) {
      if (id)
        await database.query(`update public.${table} set updated_at = $2 where id = $1`, [
          id,
          updated_at,
        ])
    }
  }
  await database.query(`set session_replication_role = origin`)
}
