const DOTS = '••••'

/** Four characters identify the key; a short key shows nothing. */
export function maskKey(ending: string | null): string {
  return DOTS + (ending ?? '')
}

/** Typing over the mask replaces the key, deleting removes it. */
export function replaceMask(mask: string, typed: string): string {
  const rest = typed.startsWith(mask) ? typed.slice(mask.length) : typed
  return rest.includes('•') ? '' : rest
}
