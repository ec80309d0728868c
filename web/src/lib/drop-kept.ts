import { KEPT_PREFIX } from './kept-key.ts'

/** Whoever leaves leaves nothing behind. */
export function dropKept(isDropped: (key: string) => boolean = () => true): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEPT_PREFIX))
    for (const key of keys) if (isDropped(key)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing.
  }
}
