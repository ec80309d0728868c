/** What the worker answers itself; everything else goes to the network as if there were no worker. */
export type Kind =
  /** The app's one document, whatever the address behind it. */
  | 'page'
  /** A file whose name changes with its content. */
  | 'hashed'
  /** A file of the app whose name stays the same, and the configuration with the server's address. */
  | 'named'

/** OFF-02: landing, legal pages and shared documents are documents of their own, which the worker leaves to the network. */
const APP_PAGES = /^\/(dashboard|login|register|recuperar|nueva-contrasena)(\/|$)/

interface Asked {
  method: string
  mode: string
  url: string
}

export function kindOf(
  { method, mode, url }: Asked,
  origin: string,
  shell: readonly string[],
): Kind | undefined {
  const asked = new URL(url)
  // OFF-01: the API may be on this very origin, so only what is named here is ever cached.
  if (method !== 'GET' || asked.origin !== origin) return undefined
  const path = asked.pathname
  if (mode === 'navigate') return APP_PAGES.test(path) ? 'page' : undefined
  if (path.startsWith('/assets/')) return 'hashed'
  return path === '/config.json' || shell.includes(path) ? 'named' : undefined
}
