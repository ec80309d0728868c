import type { SupabaseClient } from '@supabase/supabase-js'
import { AI_KEYS } from './ai-keys.ts'

/** A new key that the AI stub treats like the named one; its requests can be told from those of other tests. */
export function newAiKey(name: keyof typeof AI_KEYS): string {
  return `${AI_KEYS[name]}-${crypto.randomUUID()}`
}

/** Saves the agent's AI key as the settings screen does; null removes it. */
export async function saveAiKey(owner: SupabaseClient, key: string | null): Promise<void> {
  const { error } = await owner.functions.invoke('secrets', { body: { action: 'save', ai: key } })
  if (error) throw error as Error
}

export interface AiRequest {
  model: string
  messages: { role: string; content: string }[]
  [field: string]: unknown
}

/** The requests that the AI stub received with this key. */
export async function requestsWith(aiBaseUrl: string, key: string): Promise<AiRequest[]> {
  const response = await fetch(`${aiBaseUrl}/asked`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return (await response.json()) as AiRequest[]
}
