const DOTS = '••••'

/** The mask ends with the last four characters of the key, or with none if the key is short. */
export function maskKey(ending: string | null): string {
  return DOTS + (ending ?? '')
}

/** Typing into the mask replaces the key; deleting the mask removes the key. */
export function replaceMask(mask: string, typed: string): string {
  const rest = typed.startsWith(mask) ? typed.slice(mask.length) : typed
  return rest.includes('•') ? '' : rest
}
