import { log } from '../../../../lib/log.ts'
import { readAiKey, type AiKey } from '../../../../lib/saved-keys.ts'
import { generatorMessages } from '../messages.ts'

export type KeyProblem = Exclude<AiKey['state'], 'saved'> | 'unknown'

/** Every use reads the key, because it may have been saved in another tab or on another device. */
export async function findAiKey(): Promise<{ key: string } | { problem: KeyProblem }> {
  try {
    const found = await readAiKey()
    return found.key === null ? { problem: found.state } : { key: found.key }
  } catch (error) {
    log.error('the AI key could not be read', error)
    return { problem: 'unknown' }
  }
}

const TEXTS: Readonly<Record<KeyProblem, string>> = {
  none: generatorMessages.keyMissing,
  unreadable: generatorMessages.keyUnreadable,
  unknown: generatorMessages.settingsFailed,
}

export function describeKeyProblem(problem: KeyProblem): string {
  return TEXTS[problem]
}
