import { createPersonalStore } from '../../lib/personal-store.ts'

/** Whether the dialog with all keys is open: by '?', from Perfil or from the search. */
export const keysShown = createPersonalStore(false)

export function showKeys(): void {
  keysShown.set(true)
}

export function hideKeys(): void {
  keysShown.set(false)
}
