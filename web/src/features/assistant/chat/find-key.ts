import { refreshTables } from '../../../lib/data/changed.ts'
import { readAiKey, type AiKey } from '../../../lib/saved-keys.ts'
import { currentSession, listenToSession } from '../../../lib/session/index.ts'
import { SettingsFailed } from './describe-failure.ts'

/** Every question reads the key, because it may have been saved in another tab or on another device. */
export async function findKey(userId: string, question: string): Promise<AiKey> {
  try {
    const found = await readAiKey(question)
    rememberSecrets(userId, found)
    return found
  } catch (cause) {
    throw new SettingsFailed('the key could not be read', { cause })
  }
}

/** After a failure the settings are read again, because the key may have been changed elsewhere. */
export function refreshSettings(): void {
  void refreshTables('user_settings')
}

let owner: string | undefined
let secrets: readonly string[] = []
let isWatching = false

/** AST-71: keys that are masked in every question. */
export function knownSecrets(userId: string): readonly string[] {
  return owner === userId ? secrets : []
}

/** Earlier questions are sent again as history, so a key that was found in one question is masked in all of them. */
function rememberSecrets(userId: string, { key, found }: AiKey): void {
  watchSession()
  secrets = [...new Set([...knownSecrets(userId), ...found, ...(key === null ? [] : [key])])]
  owner = userId
}

function watchSession(): void {
  if (isWatching) return
  isWatching = true
  listenToSession(() => {
    if (currentSession()?.user.id === owner) return
    owner = undefined
    secrets = []
  })
}
