import { clientOf, type Person } from './people.ts'

interface SavedKey {
  state: 'none' | 'saved' | 'unreadable'
  ending: string | null
}

async function ask<T>(person: Person, body: object): Promise<T> {
  const client = await clientOf(person)
  const { data, error } = await client.functions.invoke<T>('secrets', { body })
  if (error) throw error as Error
  return data as T
}

/** Saves keys as the screen does; null removes one. */
export async function saveKeys(
  person: Person,
  keys: { site?: string | null; ai?: string | null },
): Promise<void> {
  await ask(person, { action: 'save', ...keys })
}

/** What is saved, as far as anybody is told. */
export function savedKeys(person: Person): Promise<{ site: SavedKey; ai: SavedKey }> {
  return ask(person, { action: 'describe' })
}

export async function savedAiKey(person: Person): Promise<string | null> {
  return (await ask<{ key: string | null }>(person, { action: 'read', name: 'ai' })).key
}
