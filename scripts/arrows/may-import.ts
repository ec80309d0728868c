/** Paths are relative to the root. Packages keep the names with which they are imported. */

/** Every module of the backend may use these; the modules do not import one another. */
const BACKEND_SHARED = new Set(['http', 'database', 'config.ts', 'settings', 'disk-space.ts'])
/** These files compose the modules: the server, and the operator's commands, which work without a server. */
const BACKEND_COMPOSERS = new Set([
  'main.ts',
  'backend.ts',
  'automatic-backup.ts',
  'mail-news.ts',
  'watch-parts.ts',
  'admin',
])
/** Each layer of the web app may import the layers before it. */
const WEB_LAYERS = ['lib', 'ui', 'capabilities', 'records', 'features', 'app']
/** Rules must be pure, so domain/ may import none of these: no machine, no database, no framework. */
const IMPURE = /^(node:|react|hono|pg$|pino|@supabase\/|@hono\/)/
const OURS = new Set(['domain', 'backend', 'web', 'supabase', '@predio'])

export function mayImport(from: string, target: string): boolean {
  const here = from.split('/')
  const there = target.split('/')
  if (here[0] === 'domain' && IMPURE.test(target)) return false
  if (!OURS.has(there[0] ?? '')) return true
  if (target.startsWith('@predio/')) return there[1] === 'domain'
  if (here[0] === 'domain') return there[0] === 'domain'
  if (here[0] === 'backend') return insideBackend(here, there)
  if (here[0] === 'web') return insideWeb(here, there)
  return there[0] === 'supabase' || there[0] === 'domain'
}

function insideBackend(from: string[], to: string[]): boolean {
  const [module, other] = [from[2] ?? '', to[2] ?? '']
  // Functions are in supabase/, and only the module that mounts them may import them.
  if (to[0] === 'supabase') return module === 'functions'
  if (to[0] !== 'backend') return false
  return module === other || BACKEND_COMPOSERS.has(module) || BACKEND_SHARED.has(other)
}

function insideWeb(from: string[], to: string[]): boolean {
  if (to[0] !== 'web') return false
  const [layer, other] = [from[2] ?? '', to[2] ?? '']
  // Data access must not import the form that uses it, or any other part of a screen.
  if (from.includes('api') && (to.includes('form') || to.at(-1)?.endsWith('.tsx'))) return false
  // Screens do not import one another: shared code belongs to a record, and the app composes the screens.
  if (layer === 'features' && other === 'features') return from[3] === to[3]
  return WEB_LAYERS.indexOf(other) <= WEB_LAYERS.indexOf(layer)
}
