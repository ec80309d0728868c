const DOTS = '••••'

/** '••••1234': enough to know which key it is, and no more; a short one shows nothing of itself. */
export function maskKey(ending: string | null): string {
  return DOTS + (ending ?? '')
}

/** What was meant by changing a field that held the mask: typing replaces the key, deleting removes it. */
export function replaceMask(mask: string, typed: string): string {
  const rest = typed.startsWith(mask) ? typed.slice(mask.length) : typed
  return rest.includes('•') ? '' : rest
}
