import { changedElsewhere } from '../../../lib/data/changed.ts'
import { readAiKey, type AiKey } from '../../../lib/saved-keys.ts'
import { currentSession, listenToSession } from '../../../lib/session/index.ts'
import { SettingsFailed } from './describe-failure.ts'

/** The key for one question: one that was saved in another tab or on another device counts at once. */
export async function findKey(userId: string, question: string): Promise<AiKey> {
  try {
    const found = await readAiKey(question)
    rememberSecrets(userId, found)
    return found
  } catch (cause) {
    throw new SettingsFailed('the key could not be read', { cause })
  }
}

/** Whatever went wrong, there may be another key by the next question, or none. */
export function doubtKey(): void {
  void changedElsewhere('user_settings')
}

let owner: string | undefined
let secrets: readonly string[] = []
let isWatching = false

/** The person's keys, as far as they were read or pasted: they are taken out of every question. */
export function knownSecrets(userId: string): readonly string[] {
  return owner === userId ? secrets : []
}

/** Earlier questions go along with later ones, so what was found in one is left out of all. */
function rememberSecrets(userId: string, { key, found }: AiKey): void {
  watchSession()
  secrets = [...new Set([...knownSecrets(userId), ...found, ...(key === null ? [] : [key])])]
  owner = userId
}

/** Whoever leaves takes their keys along. */
function watchSession(): void {
  if (isWatching) return
  isWatching = true
  listenToSession(() => {
    if (currentSession()?.user.id === owner) return
    owner = undefined
    secrets = []
  })
}
