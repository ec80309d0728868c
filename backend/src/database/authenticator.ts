import type { Client } from 'pg'
import { deriveFromKey } from './derive-from-key.ts'

export function passwordOfAuthenticator(secretsKey: string): string {
  return deriveFromKey(secretsKey, 'password of authenticator').toString('hex')
}

/** Every process derives the password from SECRETS_KEY and none stores it. The password matters only if PostgreSQL asks for passwords. */
export async function setAuthenticatorPassword(client: Client, password: string): Promise<void> {
  if (!/^[0-9a-f]+$/.test(password)) throw new Error('the password must be hexadecimal')
  // A password cannot be a parameter of ALTER ROLE; this one is hexadecimal and needs no quoting.
  await alterRole(client, `alter role authenticator login password '${password}'`)
  // Earlier versions stored the password in the database.
  await client.query(`delete from predio.secrets where name = 'authenticator_password'`)
}

/**
 * PostgreSQL's roles belong to the whole server. Another of its databases may be prepared at the same moment, and PostgreSQL then refuses
 * one of the two statements.
 */
async function alterRole(client: Client, statement: string, triesLeft = 10): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    const isRace = (error as Error).message === 'tuple concurrently updated'
    if (!isRace || triesLeft === 0) throw error
    await alterRole(client, statement, triesLeft - 1)
  }
}
