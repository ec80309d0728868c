import type { Client } from 'pg'
import { qualifiedName } from './list-tables.ts'
import type { Manifest } from './manifest.ts'

type Sequence = Manifest['sequences'][number]

/** Sequences belong to no snapshot. They are read after the tables, so that their values are at least as high as those of the rows. */
export async function readSequences(client: Client, schemas: string[]): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname::text as schema, sequencename::text as name from pg_sequences
     where schemaname = any($1) order by 1, 2`,
    [schemas],
  )
  const sequences: Sequence[] = []
  for (const sequence of rows) {
    const { rows: state } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${qualifiedName(sequence)}`,
    )
    if (state[0]) sequences.push({ ...sequence, ...state[0] })
  }
  return sequences
}

export async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  for (const sequence of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      qualifiedName(sequence),
      sequence.value,
      sequence.isCalled,
    ])
  }
}
