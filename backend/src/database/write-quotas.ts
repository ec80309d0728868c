import type { Database } from './types.ts'

export async function writeQuotas(
  database: Database,
  quotas: ReadonlyMap<string, number>,
): Promise<void> {
  if (quotas.size === 0) return
  const names = [...quotas.keys()]
  await database.asOwner(async (tx) => {
    await tx.query(
      `update private.quotas as quota set value = given.value
       from unnest($1::text[], $2::bigint[]) as given (name, value)
       where quota.name = given.name`,
      [names, [...quotas.values()]],
    )
  })
}
