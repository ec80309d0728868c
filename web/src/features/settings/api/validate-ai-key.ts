import { findOddCharacter, ODD_CHARACTERS } from '@predio/domain/properties'
import { deployment } from '../../../lib/deployment.ts'
import { messages } from '../messages.ts'

/** What a test of the AI key found: only a key that the provider refuses is invalid. */
export type AiKeyVerdict =
  | { kind: 'works' }
  | { kind: 'refused'; text: string }
  /** The key was never judged: no connection, no balance, a busy or broken provider. */
  | { kind: 'untested'; reason: string }

const QUESTION = { messages: [{ role: 'user', content: 'Test connection' }], max_tokens: 5 }

/** Asks the AI provider for five tokens. Rejects only when `signal` says so. */
export async function validateAiKey(key: string, signal: AbortSignal): Promise<AiKeyVerdict> {
  const given = key.trim()
  if (given === '') return { kind: 'refused', text: messages.aiKeyMissing }
  const odd = findOddCharacter(given)
  if (odd) return { kind: 'refused', text: `${messages.aiKeyMalformed}. ${ODD_CHARACTERS[odd]}` }
  const { AiFailure, completeChat, explainFailure } = await import('../../../lib/ai/index.ts')
  try {
    await completeChat({ key: given, body: { model: deployment().aiModel, ...QUESTION }, signal })
    return { kind: 'works' }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof AiFailure)) throw error
    if (error.kind === 'key') return { kind: 'refused', text: refusalText(error.status) }
    const unreadable = messages.aiNonsense
    const words = { cut: unreadable, nonsense: unreadable, length: unreadable }
    return { kind: 'untested', reason: explainFailure(error, words) }
  }
}

/** Without a status the key could not even be sent. */
function refusalText(status: number | undefined): string {
  if (status === 401) return messages.aiKeyInvalid
  return status === 403 ? messages.aiTestFailed : messages.aiKeyMalformed
}
