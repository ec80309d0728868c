interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** `id` identifies the key without revealing anything of it. */
export interface Seal {
  id: string
  encrypt(secret: string, binding: string): Promise<string>
  /** The result is undefined if the value was encrypted with another key or for another binding. */
  decrypt(stored: string, binding: string): Promise<string | undefined>
}

type Made<Name extends string> = Record<Name, string | (() => string)>

/**
 * Reads public values from the private schema and creates the missing ones. When two processes create a value at the same time, the first
 * insert wins and both read that value back.
 */
export async function loadOrCreateSecrets<Name extends string>(
  client: Queryable,
  make: Made<Name>,
): Promise<Record<Name, string>> {
  const names = Object.keys(make) as Name[]
  const kept = await readSecrets(client, names)
  const missing = names.filter((name) => kept[name] === undefined)
  for (const name of missing) await insert(client, name, valueOf(make[name]))
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

export async function replaceSecret(client: Queryable, name: string, value: string): Promise<void> {
  await client.query(
    'insert into predio.secrets (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, value],
  )
}

/**
 * Sealed values cannot be read from the database alone (OPS-33). A row's name tells which key encrypts the value. A start with another key
 * therefore makes values of its own, and the former key still opens the former values.
 */
export async function loadOrCreateSealed<Name extends string>(
  client: Queryable,
  seal: Seal,
  make: Made<Name>,
): Promise<Record<Name, string>> {
  const names = Object.keys(make) as Name[]
  const kept = await readSealed(client, seal, names)
  const missing = names.filter((name) => kept[name] === undefined)
  for (const name of missing) {
    await insert(client, sealedName(seal, name), await close(seal, name, valueOf(make[name])))
  }
  const all = { ...kept, ...(await readSealed(client, seal, missing)) }
  const damaged = names.find((name) => all[name] === undefined)
  if (damaged) throw new Error(`predio.secrets: ${damaged} was changed by somebody else`)
  return all as Record<Name, string>
}

export async function readSealed<Name extends string>(
  client: Queryable,
  seal: Seal,
  names: readonly Name[],
): Promise<Partial<Record<Name, string>>> {
  const stored = await readSecrets(
    client,
    names.map((name) => sealedName(seal, name)),
  )
  const opened: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const ciphertext = stored[sealedName(seal, name)]
    const value = ciphertext && (await seal.decrypt(ciphertext, bindingOf(name)))
    if (value) opened[name] = value
  }
  return opened
}

export async function replaceSealed(
  client: Queryable,
  seal: Seal,
  name: string,
  value: string,
): Promise<void> {
  await replaceSecret(client, sealedName(seal, name), await close(seal, name, value))
}

/**
 * Encrypts values that an earlier version stored in plain text and returns their number. Of concurrent processes, the later ones wait and
 * find nothing left to encrypt.
 */
export async function sealPlainSecrets(
  client: Queryable,
  seal: Seal,
  names: readonly string[],
): Promise<number> {
  const { rows } = await client.query(
    'delete from predio.secrets where name = any($1) returning name, value',
    [names],
  )
  for (const { name, value } of rows as { name: string; value: string }[]) {
    await replaceSealed(client, seal, name, value)
  }
  return rows.length
}

/** Tells whether the server has keys of which this seal opens none. */
export async function isSealedWithOtherKey(
  client: Queryable,
  seal: Pick<Seal, 'id'>,
): Promise<boolean> {
  const { rows } = await client.query(
    `select count(*) filter (where name like '%@' || $1) as own, count(*) as all
     from predio.secrets where name like '%@%'`,
    [seal.id],
  )
  const counted = rows[0] as { own: string; all: string }
  return Number(counted.all) > 0 && Number(counted.own) === 0
}

/** The row with this name stores the id of the key that encrypts the server's keys. */
const IN_CHARGE = 'key_in_charge'

/**
 * Tells whether the server's keys belong to another SECRETS_KEY. A start with another key (or, without a seal, any key) would make new
 * server keys beside the present ones.
 */
export async function isOtherKeyInCharge(
  client: Queryable,
  seal: Pick<Seal, 'id'> | undefined,
): Promise<boolean> {
  const { [IN_CHARGE]: inCharge } = await readSecrets(client, [IN_CHARGE])
  if (inCharge !== undefined) return inCharge !== seal?.id
  // Databases of earlier versions lack this id.
  return isSealedWithOtherKey(client, seal ?? { id: '' })
}

export async function recordKeyInCharge(client: Queryable, seal: Seal): Promise<void> {
  await replaceSecret(client, IN_CHARGE, seal.id)
}

export async function resealSecrets(
  client: Queryable,
  from: Seal,
  to: Seal,
  names: readonly string[],
): Promise<void> {
  await sealPlainSecrets(client, to, names)
  const opened: Partial<Record<string, string>> = await readSealed(client, from, names)
  for (const [name, value] of Object.entries(opened)) await replaceSealed(client, to, name, value!)
  if (from.id !== to.id) {
    await client.query(`delete from predio.secrets where name like '%@' || $1`, [from.id])
  }
  await recordKeyInCharge(client, to)
}

function sealedName(seal: Seal, name: string): string {
  return `${name}@${seal.id}`
}

function bindingOf(name: string): string {
  return `server:${name}`
}

function close(seal: Seal, name: string, value: string): Promise<string> {
  return seal.encrypt(value, bindingOf(name))
}

function valueOf(value: string | (() => string)): string {
  return typeof value === 'string' ? value : value()
}

async function insert(client: Queryable, name: string, value: string): Promise<void> {
  await client.query(
    'insert into predio.secrets (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, value],
  )
}
