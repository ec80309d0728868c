/**
 * Only the function `secrets` reads and writes the saved keys. The site's key stays on the server; the AI provider's key is read for each
 * use and not stored in the browser.
 */
import { FunctionsHttpError } from '@supabase/functions-js'
import { supabase } from './supabase.ts'

export interface SavedKey {
  /** 'unreadable' means that the server can no longer decrypt the key. */
  state: 'none' | 'saved' | 'unreadable'
  ending: string | null
}

export interface SavedKeys {
  site: SavedKey
  ai: SavedKey
}

export interface KeyChanges {
  site?: string | null
  ai?: string | null
}

/** The message is in Spanish and shown to the person. */
export class KeyRefused extends Error {
  override name = 'KeyRefused'
}

export function describeKeys(): Promise<SavedKeys> {
  return ask<SavedKeys>({ action: 'describe' })
}

export function saveKeys(changes: KeyChanges): Promise<SavedKeys> {
  return ask<SavedKeys>({ action: 'save', ...changes })
}

export type AiKey =
  | { state: 'saved'; key: string; found: readonly string[] }
  | { state: 'none' | 'unreadable'; key: null; found: readonly string[] }

/** The answer's `found` lists parts of the text that repeat the site's key and must not be sent to the provider. */
export function readAiKey(text = ''): Promise<AiKey> {
  return ask<AiKey>({ action: 'read', name: 'ai', text })
}

/** Thrown if the key was encrypted with another SECRETS_KEY or saved for another site. */
export class KeyUnreadable extends Error {
  override name = 'KeyUnreadable'
}

export const SITE_KEY_QUESTION = { action: 'read', name: 'site' }

export function readSiteKey(): Promise<string | null> {
  return readValue(SITE_KEY_QUESTION)
}

async function readValue(question: object): Promise<string | null> {
  const { state, key } = await ask<{ state: SavedKey['state']; key: string | null }>(question)
  if (state === 'unreadable') throw new KeyUnreadable('what was saved does not open')
  return key
}

export function readNoticeToken(): Promise<string | null> {
  return readValue({ action: 'read', name: 'notice' })
}

/** The address to which forms and portals send prospects, or that of the agent's own form. */
export type SecretAddress = 'prospects' | 'contact' | 'feeds'

/** Resolves to null if the agent has not created the address. */
export function readProspectToken(name: SecretAddress): Promise<string | null> {
  return readValue({ action: 'read', name })
}

async function ask<T>(body: object): Promise<T> {
  const { data, error } = await supabase().functions.invoke<T>('secrets', { body })
  if (error instanceof FunctionsHttpError) throw await readRefusal(error.context as Response)
  if (error) throw error as Error
  return data as T
}

async function readRefusal(response: Response): Promise<Error> {
  try {
    return new KeyRefused(((await response.json()) as { message: string }).message)
  } catch {
    return new Error(`secrets answered ${response.status}`)
  }
}
