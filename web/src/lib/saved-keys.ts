/**
 * The agent's two keys and the token of their notice's page, which only the function `secrets` reads and writes. The key of the site stays on the server;
 * that of the AI provider comes for each use and is kept nowhere.
 */
import { FunctionsHttpError } from '@supabase/functions-js'
import { supabase } from './supabase.ts'

export interface SavedKey {
  /** 'unreadable' is a saved key that the server cannot open any more: it has to be typed again. */
  state: 'none' | 'saved' | 'unreadable'
  /** The last characters of a long one, to know it by. */
  ending: string | null
}

export interface SavedKeys {
  site: SavedKey
  ai: SavedKey
}

/** A new key, or null to remove the saved one; those that are left out stay. */
export interface KeyChanges {
  site?: string | null
  ai?: string | null
}

/** The server refused; the message is for people, in Spanish. */
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

/** `found` is what of the site's key stands in the text, which must not be sent to the provider. */
export function readAiKey(text = ''): Promise<AiKey> {
  return ask<AiKey>({ action: 'read', name: 'ai', text })
}

/** The saved key does not open: it was saved with another server's key, or for another site. */
export class KeyUnreadable extends Error {
  override name = 'KeyUnreadable'
}

/** As the question is sent: it may have been asked before the app was here (app/early). */
export const SITE_KEY_QUESTION = { action: 'read', name: 'site' }

/** Null for a site that is read through the server, which keeps its key. */
export function readSiteKey(): Promise<string | null> {
  return readValue(SITE_KEY_QUESTION)
}

async function readValue(question: object): Promise<string | null> {
  const { state, key } = await ask<{ state: SavedKey['state']; key: string | null }>(question)
  if (state === 'unreadable') throw new KeyUnreadable('what was saved does not open')
  return key
}

/** The token of the privacy notice's page; null where no notice is published. */
export function readNoticeToken(): Promise<string | null> {
  return readValue({ action: 'read', name: 'notice' })
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
