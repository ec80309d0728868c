// Builds the parts whose sources are newer: the web app (Vite, then compressed copies) and the server (one bundle).
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { isStale } from './lib/stale.mjs'

const QUICK_MARK = 'web/dist/.quick'
const shared = ['domain/src', 'package-lock.json', 'scripts/build.mjs', 'scripts/lib/bundle.mjs']
const documents = [
  'index',
  'terminos',
  'privacidad',
  'ayuda',
  'seleccion',
  'reporte',
  'compartido',
  'aviso',
  'contacto',
  'app',
].map((name) => `web/${name}.html`)

/** A quick build is for tests. Its compressed copies are larger, so a full build replaces it. */
export async function build({ isQuick = false } = {}) {
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
    Boolean(process.env.SITE_ORIGIN) ||
    (!isQuick && existsSync(join(root, QUICK_MARK))) ||
    !existsSync(join(root, 'web/dist-server/agent-site.js')) ||
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
  if (webStale) {
    await bundleWeb({ isQuick })
    if (isQuick) writeFileSync(join(root, QUICK_MARK), '')
  }
  if (serverStale) await bundleServer()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  await build({ isQuick: process.argv.includes('--quick') })
}
