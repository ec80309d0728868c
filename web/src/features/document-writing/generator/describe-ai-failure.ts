import { AiFailure } from '../../../lib/ai/index.ts'
import { aiMessages, generatorMessages as say } from '../messages.ts'

/** Section 8's headline, and what the person can do about it. */
export function describeAiFailure(error: unknown): { title: string; text: string } {
  if (!(error instanceof AiFailure)) return { title: say.failed, text: '' }
  const title = error.kind === 'nonsense' ? say.nothingGenerated : say.failed
  return { title, text: explainAiFailure(error) }
}

export function explainAiFailure({ kind, waitMs }: AiFailure): string {
  if (kind === 'limit' && waitMs !== undefined) return aiMessages.limitFor(Math.ceil(waitMs / 1000))
  return aiMessages[kind]
}
