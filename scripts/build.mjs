// Builds what is stale: the web app (Vite, then compressed copies) and the server (one bundle).
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { isStale } from './lib/stale.mjs'

const shared = ['domain/src', 'package-lock.json', 'scripts/build.mjs', 'scripts/lib/bundle.mjs']
const documents = ['index', 'terminos', 'privacidad', 'ayuda', 'seleccion', 'app'].map(
  (name) => `web/${name}.html`,
)

export async function build() {
  const web = join(root, 'web/dist/index.html')
  const server = join(root, 'backend/dist/main.js')
  const webInputs = [
    'web/src',
    'web/public',
    'web/build',
    'web/vite.config.ts',
    'web/vite.site.config.ts',
    'web/tailwind.config.ts',
    'scripts/lib/prerender.mjs',
    ...documents,
    ...shared,
  ]
  const serverInputs = ['backend/src', 'supabase/functions', ...shared]
  const webStale =
    // Whoever names an origin wants it in the pages, whatever was built before.
    Boolean(process.env.SITE_ORIGIN) ||
    isStale(
      web,
      webInputs.map((path) => join(root, path)),
    )
  const serverStale = isStale(
    server,
    serverInputs.map((path) => join(root, path)),
  )
  if (!webStale && !serverStale) return
  console.log('Preparando la aplicación…')
  const { bundleServer, bundleWeb } = await import('./lib/bundle.mjs')
  if (webStale) await bundleWeb()
  if (serverStale) await bundleServer()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  await build()
}
