import type { AiFailure } from './ai-failure.ts'
import { messages } from './messages.ts'

interface FeatureTexts {
  cut: string
  nonsense: string
  length: string
}

export function explainFailure({ kind, waitMs }: AiFailure, texts: FeatureTexts): string {
  if (kind === 'cut' || kind === 'nonsense' || kind === 'length') return texts[kind]
  if (kind === 'limit' && waitMs !== undefined) return messages.limitUntil(waitMs)
  return messages[kind]
}
