const DOTS = '••••'

/** Four characters identify the key; a short key shows nothing. */
export function maskKey(ending: string | null): string {
  return DOTS + (ending ?? '')
}

/** What was meant by changing a field that held the mask: typing replaces the key, deleting removes it. */
export function replaceMask(mask: string, typed: string): string {
  const rest = typed.startsWith(mask) ? typed.slice(mask.length) : typed
  return rest.includes('•') ? '' : rest
}
