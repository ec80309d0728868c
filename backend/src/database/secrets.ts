import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'

/** Anything that can be asked: a connection or a transaction. */
interface Queryable {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
}

/**
 * Reads secrets from the private schema and makes those that are missing. Two processes that make
 * one at the same time end up with the same: the first insert wins and both read it back.
 */
export async function keepSecrets<Name extends string>(
  client: Queryable,
  make: Record<Name, string | (() => string)>,
): Promise<Record<Name, string>> {
  const names = Object.keys(make) as Name[]
  const kept = await readSecrets(client, names)
  const missing = names.filter((name) => kept[name] === undefined)
  for (const name of missing) {
    const value: string | (() => string) = make[name]
    await client.query(
      'insert into predio.secrets (name, value) values ($1, $2) on conflict (name) do nothing',
      [name, typeof value === 'string' ? value : value()],
    )
  }
  return { ...kept, ...(await readSecrets(client, missing)) } as Record<Name, string>
}

export async function readSecrets<Name extends string>(
  client: Queryable,
  names: Name[],
): Promise<Partial<Record<Name, string>>> {
  if (names.length === 0) return {}
  const { rows } = await client.query(
    'select name, value from predio.secrets where name = any($1)',
    [names],
  )
  return Object.fromEntries(
    (rows as { name: Name; value: string }[]).map((row) => [row.name, row.value]),
  ) as Partial<Record<Name, string>>
}

/** A new value in place of the present one, for rotating keys. */
export async function replaceSecret(client: Queryable, name: string, value: string): Promise<void> {
  await client.query(
    'insert into predio.secrets (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, value],
  )
}

/** The login of the request pool. Only matters where the server asks for passwords. */
export async function setAuthenticatorPassword(client: Client): Promise<string> {
  const secrets = await keepSecrets(client, {
    authenticator_password: () => randomBytes(24).toString('hex'),
  })
  const password = secrets.authenticator_password
  // Hexadecimal, so it needs no quoting; a password cannot be a parameter of ALTER ROLE.
  await alterRole(client, `alter role authenticator login password '${password}'`)
  return password
}

/** A role belongs to the whole server: another database of it may be prepared at the same moment, and PostgreSQL refuses one of the two. */
async function alterRole(client: Client, statement: string, triesLeft = 10): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    const isRace = (error as Error).message === 'tuple concurrently updated'
    if (!isRace || triesLeft === 0) throw error
    await alterRole(client, statement, triesLeft - 1)
  }
}
