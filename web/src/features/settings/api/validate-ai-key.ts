import { findOddCharacter, ODD_CHARACTERS } from '@predio/domain/properties'
import { deployment } from '../../../lib/deployment.ts'
import { messages } from '../messages.ts'

export type AiKeyVerdict =
  | { kind: 'works' }
  | { kind: 'refused'; text: string }
  /** The provider gave no verdict on the key: there was no connection or no balance, or the provider was busy or failed. */
  | { kind: 'untested'; reason: string }

const QUESTION = { messages: [{ role: 'user', content: 'Test connection' }], max_tokens: 5 }

/** The test asks the provider for five tokens. The promise rejects only if `signal` is aborted. */
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

function refusalText(status: number | undefined): string {
  if (status === 401) return messages.aiKeyInvalid
  return status === 403 ? messages.aiTestFailed : messages.aiKeyMalformed
}
