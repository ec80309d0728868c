import { AI_KEYS } from './ai-keys.ts'

/** A key of a test's own that the AI stub treats as the named one. */
export function newAiKey(name: keyof typeof AI_KEYS): string {
  return `${AI_KEYS[name]}-${crypto.randomUUID()}`
}

/** The body of a request, as the AI stub received it. */
export interface AiRequest {
  model: string
  messages: { role: string; content: string }[]
  [field: string]: unknown
}

/** The requests that the AI stub received with this key, oldest first. */
export async function requestsWith(stubUrl: string, key: string): Promise<AiRequest[]> {
  const response = await fetch(`${stubUrl}/asked`, { headers: { authorization: `Bearer ${key}` } })
  return (await response.json()) as AiRequest[]
}

/** Makes the AI stub send the rest of the answer that it holds back. */
export async function releaseAnswer(stubUrl: string, key: string): Promise<void> {
  const response = await fetch(`${stubUrl}/release`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  })
  const { released } = (await response.json()) as { released: boolean }
  if (!released) throw new Error('the AI stub holds no answer back for this key')
}
