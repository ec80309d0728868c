import { KEPT_PREFIX } from './kept-key.ts'

/** What uploads note about files under way, with whose they are. */
const UPLOADS_PREFIX = 'predio.documents.'

/** Whoever leaves leaves nothing behind. */
export function dropKept(): void {
  dropWhere((key) => key.startsWith(KEPT_PREFIX) || key.startsWith(UPLOADS_PREFIX))
}

/** What anybody else kept here before. */
export function dropKeptOfOthers(userId: string): void {
  dropWhere((key) => key.startsWith(KEPT_PREFIX) && !key.endsWith(`.${userId}`))
}

function dropWhere(isDropped: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (isDropped(key)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing.
  }
}
