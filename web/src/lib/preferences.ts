/** Preferences say how one person likes a screen on this device. They are removed at sign-out and when another person signs in. */

/** The prefix must stay, because another one would leave the stored preferences behind. */
const PREFIX = 'predio.kept.'
/** An earlier release stored running uploads under this prefix; they are removed. */
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
    // Without storage the screen works but remembers nothing.
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
