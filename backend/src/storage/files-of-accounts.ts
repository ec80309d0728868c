import type { Transaction } from '../database/types.ts'

const ACCOUNT = `coalesce(private.account_of_file(object.bucket_id, object.name, object.owner_id)::text, object.owner_id)`

interface StoredFiles {
  files: number
  bytes: number
}

export async function measureFiles(tx: Transaction): Promise<ReadonlyMap<string, StoredFiles>> {
  const { rows } = await tx.query<StoredFiles & { account: string }>(
    `select ${ACCOUNT} as account, count(*)::int as files,
       coalesce(sum((object.metadata ->> 'size')::bigint), 0)::float8 as bytes
     from storage.objects as object where ${ACCOUNT} is not null group by 1`,
  )
  return new Map(rows.map(({ account, files, bytes }) => [account, { files, bytes }]))
}

export async function removeFileRows(tx: Transaction, account: string): Promise<string[]> {
  await tx.query(`select set_config('storage.allow_delete_query', 'true', true)`)
  const { rows } = await tx.query<{ version: string | null }>(
    `delete from storage.objects as object where ${ACCOUNT} = $1 returning object.version`,
    [account],
  )
  return rows.flatMap(({ version }) => version ?? [])
}
