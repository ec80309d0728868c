/** Who may import whom. Paths are relative to the root, packages as they are written. */

/** What every module of the backend may use; the modules do not know one another. */
const BACKEND_SHARED = new Set(['http', 'database', 'config.ts', 'settings', 'disk-space.ts'])
/** What puts the modules together: the server, and the operator's commands, which work without one. */
const BACKEND_COMPOSERS = new Set([
  'main.ts',
  'backend.ts',
  'automatic-backup.ts',
  'watch-parts.ts',
  'admin',
])
/** Each layer of the web app may use those before it. */
const WEB_LAYERS = ['lib', 'ui', 'capabilities', 'records', 'features', 'app']
/** Rules are pure: no machine, no database, no framework. */
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
  // The functions themselves live in supabase/; only their mount may know them.
  if (to[0] === 'supabase') return module === 'functions'
  if (to[0] !== 'backend') return false
  return module === other || BACKEND_COMPOSERS.has(module) || BACKEND_SHARED.has(other)
}

function insideWeb(from: string[], to: string[]): boolean {
  if (to[0] !== 'web') return false
  const [layer, other] = [from[2] ?? '', to[2] ?? '']
  // Data access does not know the form that asks for it, nor any other part of a screen.
  if (from.includes('api') && (to.includes('form') || to.at(-1)?.endsWith('.tsx'))) return false
  // Screens do not know one another: what they share is a record's, and where they meet is the app's to say.
  if (layer === 'features' && other === 'features') return from[3] === to[3]
  return WEB_LAYERS.indexOf(other) <= WEB_LAYERS.indexOf(layer)
}
