import { deployment } from '../../../lib/deployment.ts'
import { messages } from '../messages.ts'

/** Specification, platform sections 7 and 9. */
const QUESTION = { messages: [{ role: 'user', content: 'Test connection' }], max_tokens: 5 }
const PATIENCE_MS = 30_000

/** Asks the AI provider for five tokens; null when it gave them, else what to tell the person. */
export async function validateAiKey(key: string, signal: AbortSignal): Promise<string | null> {
  const given = key.trim()
  if (given === '') return messages.aiKeyMissing
  // A header takes nothing else, and no provider gives such keys.
  if (!/^[\x21-\x7e]+$/.test(given)) return messages.aiKeyMalformed
  const { aiBaseUrl, aiModel } = deployment()
  try {
    const response = await fetch(`${aiBaseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${given}` },
      body: JSON.stringify({ model: aiModel, ...QUESTION }),
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    if (response.ok) return null
    return describe(response.status, await response.text())
  } catch (error) {
    if (signal.aborted) throw error
    return messages.aiTestFailed
  }
}

/** Section 8; what a provider says about the key may quote it, so its own words are never shown. */
function describe(status: number, body: string): string {
  if (status === 401) return messages.aiKeyInvalid
  return /\bkey\b/i.test(messageOf(body)) ? messages.aiKeyMalformed : messages.aiTestFailed
}

function messageOf(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: string } }
    return error?.message ?? ''
  } catch {
    return ''
  }
}
