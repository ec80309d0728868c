/** Kinds of requests that the worker answers itself; all others go to the network. */
export type Kind =
  /** The app's only document, which is the same for all its addresses. */
  | 'page'
  /** A file whose name contains a hash of its content. */
  | 'hashed'
  /** A file of the app whose name stays the same, and the configuration with the server's address. */
  | 'named'

/** OFF-02: the landing page, legal pages and shared documents are other documents, which the worker leaves to the network. */
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
  // OFF-01: the API may have the same origin, so only requests named in this file are ever cached.
  if (method !== 'GET' || asked.origin !== origin) return undefined
  const path = asked.pathname
  if (mode === 'navigate') return APP_PAGES.test(path) ? 'page' : undefined
  if (path.startsWith('/assets/')) return 'hashed'
  return path === '/config.json' || shell.includes(path) ? 'named' : undefined
}
