/**
 * What a screen remembers for one person on this device between visits. It goes when they leave (`dropKept`), and
 * whoever comes after a session that ended by itself finds nothing of the person before.
 */
import { dropKeptOfOthers } from './drop-kept.ts'
import { KEPT_PREFIX } from './kept-key.ts'

export function readKept(name: string, userId: string): unknown {
  dropKeptOfOthers(userId)
  try {
    return JSON.parse(localStorage.getItem(keyOf(name, userId)) ?? 'null')
  } catch {
    return null
  }
}

export function saveKept(name: string, userId: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name, userId), JSON.stringify(value))
  } catch {
    // Full or forbidden: the screen works, it only does not remember.
  }
}

function keyOf(name: string, userId: string): string {
  return `${KEPT_PREFIX}${name}.${userId}`
}
