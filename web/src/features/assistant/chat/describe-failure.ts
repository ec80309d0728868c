import { AiFailure, explainFailure } from '../../../lib/ai/index.ts'
import { newId } from '../../../lib/new-id.ts'
import { messages as say } from '../messages.ts'
import type { Failure } from './chat-message.ts'

/** Thrown if the settings could not be read, so that it is not known whether there is a key. */
export class SettingsFailed extends Error {
  override name = 'SettingsFailed'
}

const CHAT_TEXTS = { cut: say.cutEmpty, nonsense: say.nonsense, length: say.length }

export function describeFailure(error: unknown): Failure {
  const failure = { kind: 'failure', id: newId(), isBot: true } as const
  if (error instanceof SettingsFailed) {
    return { ...failure, text: say.settingsFailed, advice: say.connectionHint, isAboutKey: false }
  }
  const isAi = error instanceof AiFailure
  return {
    ...failure,
    text: say.failed,
    advice: isAi ? explainFailure(error, CHAT_TEXTS) : '',
    isAboutKey: isAi && (error.kind === 'key' || error.kind === 'quota'),
  }
}
