const FALLBACK = 'foto'

/** The file name in an address: '…/2026/10/casa-norte.jpg?w=800' is casa-norte.jpg. */
export function nameFromUrl(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || FALLBACK
  } catch {
    return last || FALLBACK
  }
}
