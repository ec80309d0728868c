import type { AiFailure } from './ai-failure.ts'
import { messages } from './messages.ts'

interface OwnWords {
  cut: string
  nonsense: string
  length: string
}

export function explainFailure({ kind, waitMs }: AiFailure, own: OwnWords): string {
  if (kind === 'cut' || kind === 'nonsense' || kind === 'length') return own[kind]
  if (kind === 'limit' && waitMs !== undefined) return messages.limitUntil(waitMs)
  return messages[kind]
}
