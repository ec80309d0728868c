import { AI_KEYS } from './ai-keys.ts'

export function newAiKey(name: keyof typeof AI_KEYS): string {
  return `${AI_KEYS[name]}-${crypto.randomUUID()}`
}

export interface AiRequest {
  model: string
  messages: { role: string; content: string }[]
  [field: string]: unknown
}

export async function requestsWith(stubUrl: string, key: string): Promise<AiRequest[]> {
  const response = await fetch(`${stubUrl}/asked`, { headers: { authorization: `Bearer ${key}` } })
  return (await response.json()) as AiRequest[]
}

export async function releaseAnswer(stubUrl: string, key: string): Promise<void> {
  const response = await fetch(`${stubUrl}/release`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  })
  const { released } = (await response.json()) as { released: boolean }
  if (!released) throw new Error('the AI stub holds no answer back for this key')
}
