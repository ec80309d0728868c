import { AiFailure, explainFailure } from '../../../../lib/ai/index.ts'
import { aiMessages, generatorMessages } from '../messages.ts'

export function describeAiFailure(error: unknown): { title: string; text: string } {
  if (!(error instanceof AiFailure)) return { title: generatorMessages.failed, text: '' }
  const title =
    error.kind === 'nonsense' ? generatorMessages.nothingGenerated : generatorMessages.failed
  return { title, text: explainAiFailure(error) }
}

export function explainAiFailure(failure: AiFailure): string {
  return explainFailure(failure, aiMessages)
}
