import type { Database } from './types.ts'

/** Writes the operator's limits per account over the migration's. Unknown names are refused, or a slip would limit nothing. */
export async function writeQuotas(
  database: Database,
  quotas: ReadonlyMap<string, number>,
): Promise<void> {
  if (quotas.size === 0) return
  const names = [...quotas.keys()]
  await database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ name: string }>(
      `update private.quotas as quota set value = given.value
       from unnest($1::text[], $2::bigint[]) as given (name, value)
       where quota.name = given.name returning quota.name`,
      [names, [...quotas.values()]],
    )
    const known = new Set(rows.map(({ name }) => name))
    const unknown = names.filter((name) => !known.has(name))
    if (unknown.length > 0) throw new Error(`QUOTAS: no existe ${unknown.join(', ')}`)
  })
}
