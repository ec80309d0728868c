/**
 * Preferences: how one person likes a screen on this device, between visits. They are removed when the person signs out, and
 * whoever comes after a session that ended by itself finds nothing of the person before.
 */

/** Older than the word 'preference': another prefix would leave behind what people have stored. */
const PREFIX = 'predio.kept.'
/** Where an earlier release noted files under way, with whose they were. */
const UPLOADS_PREFIX = 'predio.documents.'

export function readPreference(name: string, userId: string): unknown {
  removeKeys((key) => key.startsWith(PREFIX) && !key.endsWith(`.${userId}`))
  try {
    return JSON.parse(localStorage.getItem(keyOf(name, userId)) ?? 'null')
  } catch {
    return null
  }
}

export function savePreference(name: string, userId: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name, userId), JSON.stringify(value))
  } catch {
    // Full or forbidden: the screen works, it only does not remember.
  }
}

/** For signing out: also what an earlier release has noted. */
export function dropPreferences(): void {
  removeKeys((key) => key.startsWith(PREFIX) || key.startsWith(UPLOADS_PREFIX))
}

function removeKeys(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (isRemoved(key)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing.
  }
}

function keyOf(name: string, userId: string): string {
  return `${PREFIX}${name}.${userId}`
}
