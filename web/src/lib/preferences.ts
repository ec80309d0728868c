/** Preferences describe how one person likes a screen on this device. Signing out removes them, and the next person finds none of them. */

/** Another prefix would leave behind what people have stored. */
const PREFIX = 'predio.kept.'
/** An earlier release stored files under way under this prefix. */
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
    // Without storage the screen works but does not remember.
  }
}

export function dropPreferences(): void {
  removeKeys((key) => key.startsWith(PREFIX) || key.startsWith(UPLOADS_PREFIX))
}

function removeKeys(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (isRemoved(key)) localStorage.removeItem(key)
  } catch {
    // Without storage there are no preferences to remove.
  }
}

function keyOf(name: string, userId: string): string {
  return `${PREFIX}${name}.${userId}`
}
