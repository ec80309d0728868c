import { askSecrets, saveKeys as saveKeysOf } from '../../test-support/connect-site.ts'
import { admin, clientOf, type Account, type Person } from './people.ts'

interface SavedKey {
  state: 'none' | 'saved' | 'unreadable'
  ending: string | null
}

async function ask<T>(person: Person, body: object): Promise<T> {
  return askSecrets<T>(await clientOf(person), body)
}

/** Saves keys as the screen does; null removes one. */
export async function saveKeys(
  person: Person,
  keys: { site?: string | null; ai?: string | null },
): Promise<void> {
  await saveKeysOf(await clientOf(person), keys)
}

/** What is saved, as far as anybody is told. */
export function savedKeys(person: Person): Promise<{ site: SavedKey; ai: SavedKey }> {
  return ask(person, { action: 'describe' })
}

/** As if the server had another SECRETS_KEY than the one they were saved with. */
export async function makeUnreadable(person: Account): Promise<void> {
  const ciphertext = Buffer.alloc(60, 1).toString('base64')
  await admin().from('user_secrets').update({ ciphertext }).eq('user_id', person.id).throwOnError()
}

export async function savedAiKey(person: Person): Promise<string | null> {
  return (await ask<{ key: string | null }>(person, { action: 'read', name: 'ai' })).key
}
